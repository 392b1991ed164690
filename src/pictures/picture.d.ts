declare module '*&picture' {
  const picture: import('./pictures.ts').PictureSource;
  export default picture;
}

/** The firm's name as SVG path data. */
declare module 'virtual:wordmark' {
  export const path: string;
  export const viewBox: string;
}
