import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The API keys of the local backend: the page's, and the one that bypasses row level security. */
export interface Keys {
  anon: string;
  service: string;
}

/** Reads the keys from the data folder, generating them the first time, or where the file is damaged. */
export function readKeys(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  const known = parse(file);
  if (known?.anon && known.service) return known;
  const keys: Keys = {
    anon: `sb_publishable_${randomBytes(16).toString('hex')}`,
    service: `sb_secret_${randomBytes(24).toString('hex')}`,
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function parse(file: string): Keys | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
