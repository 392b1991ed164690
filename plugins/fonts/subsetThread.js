// The worker of subset.ts. In JavaScript, since worker threads of Node 20 cannot load TypeScript.
import subsetFont from 'subset-font';

/** @param {{ font: Uint8Array, text: string, options: import('subset-font').SubsetOptions }} job */
export default ({ font, text, options }) => subsetFont(Buffer.from(font), text, options);
