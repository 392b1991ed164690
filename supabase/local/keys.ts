import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The API keys of the local backend: the page's, and the one that bypasses row level security. */
export interface Keys {
  anon: string;
  service: string;
}

/** Reads the keys from the data folder. Generates them where there are none, or the file is damaged: before other processes do. */
export function readKeys(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  const known = parse(file);
  if (known) return known;
  const keys: Keys = {
    anon: `sb_publishable_${randomBytes(16).toString('hex')}`,
    service: `sb_secret_${randomBytes(24).toString('hex')}`,
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  renameSync(draft, file);
  return keys;
}

/** The keys in a file; undefined if there is no file, or it is damaged. */
function parse(file: string): Keys | undefined {
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8'));
    return keys.anon && keys.service ? keys : undefined;
  } catch {
    return undefined;
  }
}
