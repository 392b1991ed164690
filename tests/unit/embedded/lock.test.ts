import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { lock } from '../../../supabase/embedded/lock.ts';

const data = mkdtempSync(join(tmpdir(), 'lock-'));
const turn = join(data, 'lock.turn');
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Whether the turn was there each time that it was about to be read, and what happened then. */
const reads: boolean[] = [];

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  /** What two other processes do meanwhile: the first ends its turn and the second begins one, which it ends later. */
  function meanwhile(): void {
    reads.push(fs.existsSync(turn));
    fs.rmSync(turn, { force: true });
    if (reads.length > 1) return;
    try {
      fs.readFileSync(turn);
    } finally {
      fs.writeFileSync(turn, 'another process');
    }
  }
  return {
    ...fs,
    readFileSync(file: string, ...options: [BufferEncoding]) {
      if (file === turn) meanwhile();
      return fs.readFileSync(file, ...options);
    },
  };
});

it('of a lock whose owner died, no process ends the turn of another that has begun one meanwhile', () => {
  writeFileSync(join(data, 'lock'), `${process.pid}\nlong ago`);
  writeFileSync(turn, 'a process');
  const unlock = lock(data);
  unlock();
  expect(reads).toEqual([true, true]);
  expect(existsSync(turn)).toBe(false);
});
