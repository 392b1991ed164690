declare module '*&picture' {
  const picture: import('./pictures.ts').PictureSource;
  export default picture;
}

declare module 'virtual:plates' {
  /** File name → URL. */
  const files: Record<string, string | undefined>;
  export default files;
}
