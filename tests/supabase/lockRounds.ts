// Takes one folder after another, at moments that are the same in all processes that run this; says which it got.
import { join } from 'node:path';
import { lock } from '../../supabase/embedded/lock.ts';

const [folder = '', begin, rounds] = process.argv.slice(2);
const got: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const moment = Number(begin) + round * 30;
  while (Date.now() < moment);
  try {
    lock(join(folder, String(round)));
    got.push(round);
  } catch {
    // Another one has it.
  }
}
console.log(JSON.stringify(got));
// What was taken stays taken until all have tried.
setTimeout(() => {}, 2_000);
