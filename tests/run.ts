// npm test, after the checks. Vitest and Playwright run at the same time, since both spend much of their time waiting for
// processes to start; what Playwright prints follows what Vitest prints, and Vitest's failures follow again, since logs are
// read from their end.
import { spawn } from 'node:child_process';
import { builtSite } from './site/builtSite.ts';

/** Runs a command, and shows what it prints, unless `held`. Resolves to whether it succeeded, and to what it printed. */
function run(command: string, held = false): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!held) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

// Both need it.
await builtSite();
const running = run('playwright test', true);
const vitest = await run('vitest run');
const playwright = await running;
console.log(playwright.output);
if (!vitest.ok) console.log(vitest.output.slice(vitest.output.search(/Failed (Suites|Tests)|Unhandled/)));
if (!vitest.ok || !playwright.ok) process.exitCode = 1;
