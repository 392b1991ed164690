declare module '*&as=picture' {
  const picture: import('./pictures.ts').PictureSource;
  export default picture;
}
