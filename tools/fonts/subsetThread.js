// What runs in a thread for subset.ts. JavaScript, for a thread of Node 20 reads nothing else.
import subsetFont from 'subset-font';

/** @param {{ font: Uint8Array, text: string, options: import('subset-font').SubsetOptions }} job */
export default ({ font, text, options }) => subsetFont(Buffer.from(font), text, options);
