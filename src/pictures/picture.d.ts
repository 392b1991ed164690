declare module '*&picture' {
  const picture: import('./pictures.ts').PictureSource;
  export default picture;
}
