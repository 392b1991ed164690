// The package is installed in this folder alone, by `npm run owner`.
declare module '@sveltia/cms' {
  const CMS: { init(options: { config: object }): void };
  export default CMS;
}
