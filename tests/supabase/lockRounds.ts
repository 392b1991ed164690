// Takes folders on command, at moments that are the same in all processes that run this; reports which it got, and
// holds them until it exits.
import { join } from 'node:path';
import { lock } from '../../supabase/local/lock.ts';

/** What to take: a number of folders within a folder, one after another from a given time (Unix, milliseconds). */
export interface Rounds {
  folder: string;
  begin: number;
  rounds: number;
}

/** Milliseconds between folders. */
const ROUND = 30;

process.on('message', ({ folder, begin, rounds }: Rounds) => {
  const got: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    while (Date.now() < begin + round * ROUND);
    try {
      lock(join(folder, String(round)));
      got.push(round);
    } catch {
      // Another process has it.
    }
  }
  process.send?.(got);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
