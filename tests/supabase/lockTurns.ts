// Takes and releases a folder's lock as often as it can until it is killed, or its test has ended. Reports the first
// time, and each time that it finds another process with the lock. Argument: the folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { lock } from '../../supabase/local/lock.ts';

const [folder = ''] = process.argv.slice(2);
const inside = join(folder, 'inside');
let begun = false;

while (process.connected) {
  let unlock: () => void;
  try {
    unlock = lock(folder);
  } catch {
    // A moment's rest, so that the others come on.
    await setTimeout(1);
    continue;
  }
  const other = read();
  if (runs(other)) process.send?.(`${other} has it, too`);
  else if (!begun) process.send?.('begun');
  begun = true;
  writeFileSync(inside, String(process.pid));
  rmSync(inside, { force: true });
  unlock();
  // Hears of the end of the test that started it, as well.
  await setImmediate();
}

/** The process that said last that it has the folder. */
function read(): string {
  try {
    return readFileSync(inside, 'utf8');
  } catch {
    return '';
  }
}

function runs(pid: string): boolean {
  try {
    return Boolean(pid) && process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
