import files from 'virtual:plates';
import { type PlateTone, plateFile } from './plateFile.ts';

/** The URL of the engraved plate for the firm's name or that of a lawyer without a photograph, 4:5. */
export function plateOf(name: string, tone: PlateTone): string {
  const address = files[plateFile(name, tone)];
  if (!address) throw new Error(`There is no plate for ${name}`);
  return address;
}
