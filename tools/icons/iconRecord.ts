import { join } from 'node:path';
import { digestOf } from '../../plugins/makeOnce.ts';
import { colours, PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';

/** What `npm run icons` writes. */
const OUTPUTS = [
  ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icons'].map((name) => `public/${name}`),
  'src/pictures/wordmark.json',
];

/** A digest of everything that icons and wordmark depend on, and of themselves. */
export const iconRecord = (): string =>
  digestOf(['tools/icons', 'plugins/fonts/letters.ts', ...OUTPUTS], [firm.name, ...colours()]);

/** The file with the digest of the last run. */
export const RECORD = join(PROJECT, 'tools/icons/.madeFrom');
