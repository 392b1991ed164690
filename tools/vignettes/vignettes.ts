// npm run vignettes: writes the engravings of the history page to src/pictures/vignettes/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { drawings, engraving, type Vignette } from './drawings.ts';

const FOLDER = join(PROJECT, 'src/pictures/vignettes');

await mkdir(FOLDER, { recursive: true });
for (const name of Object.keys(drawings) as Vignette[]) {
  await writeFile(join(FOLDER, `${name}.svg`), engraving(name));
  console.log(`src/pictures/vignettes/${name}.svg`);
}
