// What TypeScript is not told by the platform or by a package.

/** Chromium alone has it: whether the page has been prepared and not been shown yet. */
interface Document {
  readonly prerendering?: boolean;
}

/** A picture that `plugins/pictures` makes. */
declare module '*&picture' {
  const picture: import('./src/pictures/pictures.ts').PictureSource;
  export default picture;
}

/** The firm's name as SVG path data: `plugins/mark`. */
declare module 'virtual:wordmark' {
  export const path: string;
  export const viewBox: string;
}

declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}

/** Installed in `tools/owner` alone, by `npm run owner`. */
declare module '@sveltia/cms' {
  const CMS: { init(options: { config: object }): void };
  export default CMS;
}
