// npm test, after the checks. Vitest and Playwright run at the same time, since both spend much of their time waiting for
// processes to start; what Playwright prints follows what Vitest prints.
import { spawn } from 'node:child_process';
import { builtSite } from './site/builtSite.ts';

/** Runs a command. Resolves to whether it succeeded, and to what it printed where that is held back. */
function run(command: string, held = false): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

// Both need it.
await builtSite();
const playwright = run('playwright test', true);
const vitest = await run('vitest run');
const { ok, output } = await playwright;
console.log(output);
if (!vitest.ok || !ok) process.exitCode = 1;
