// Takes folders as it is told to, at a moment that is the same in all processes that run this; says which it got, and
// keeps them until it is ended.
import { join } from 'node:path';
import { lock } from '../../supabase/embedded/lock.ts';

/** What to take: so many folders within a folder, one after another from a moment on, in milliseconds since 1970. */
export interface Rounds {
  folder: string;
  begin: number;
  rounds: number;
}

/** Milliseconds from one folder to the next. */
const ROUND = 30;

process.on('message', ({ folder, begin, rounds }: Rounds) => {
  const got: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    while (Date.now() < begin + round * ROUND);
    try {
      lock(join(folder, String(round)));
      got.push(round);
    } catch {
      // Another one has it.
    }
  }
  process.send?.(got);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
