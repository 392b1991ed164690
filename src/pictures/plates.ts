import { type PlateTone, plateFile } from './plateFile.ts';

const files = import.meta.glob<string>('./plates/*.svg', { query: '?url', import: 'default', eager: true });

/** The URL of the engraved plate for a name, 4:5. Throws if `npm run icons` has not drawn it. */
export function plateOf(name: string, tone: PlateTone): string {
  const address = files[`./plates/${plateFile(name, tone)}`];
  if (!address) throw new Error(`There is no plate for ${name}: run npm run icons`);
  return address;
}
