import { type PlateTone, plateFile } from './plateFile.ts';

const files = import.meta.glob<string>('./plates/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a name's engraved plate, 4:5. Throws if it has not been drawn. */
export function plateOf(name: string, tone: PlateTone): string {
  const address = files[`./plates/${plateFile(name, tone)}`];
  if (!address) throw new Error(`There is no plate for ${name}: npm run icons draws it`);
  return address;
}
