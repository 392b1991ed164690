// npm run test:old: runs the tests tagged @old in Chromium 109, which knows no popovers. It comes from npm on first use.
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { makeOnce } from '../../plugins/makeOnce.ts';

const VERSION = '109.0.6';

const folder = await makeOnce(`old-chromium-${VERSION}`, async (folder) => {
  await mkdir(folder);
  const install = ['install', '--no-save', '--ignore-scripts', '--prefix', folder];
  execFileSync('npm', [...install, `@sparticuz/chromium@${VERSION}`], { stdio: 'inherit' });
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const program = createWriteStream(join(folder, 'chromium'), { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), program);
  await rm(join(folder, 'node_modules'), { recursive: true });
});
const { status } = spawnSync('playwright', ['test', '--project=old', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, OLD_CHROMIUM: join(folder, 'chromium') },
});
process.exitCode = status ?? 1;
