import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserOptions } from './plugins/browser/browser.ts';

/** The address of each server, by the environment variable that carries it to every worker. */
const READY =
  /Ready: port (?<test_port>\d+), inbox (?<test_mail_port>\d+), site (?<test_dist>.+), data (?<test_data_dir>.+)/;

/** Each worker reads this file too, but the line below is printed once. */
const isWorker = Boolean(process.env.TEST_WORKER_INDEX);

const browser = await browserOptions();
// .ci/run reads this line.
if (!isWorker) console.log(`Browser: ${browser.executablePath}`);

/** Browsers for which Playwright's own builds are installed: `npx playwright install firefox webkit`. */
const engines = [firefox, webkit].filter((engine) => {
  const installed = existsSync(engine.executablePath());
  if (!installed && !isWorker)
    console.log(`Skipped in ${engine.name()}, which is not installed: tests tagged @engines`);
  return installed;
});
/** Path of an old Chromium, set by `npm run test:old`. */
const { OLD_CHROMIUM } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  // These end tests that hang; on a busy machine a page may be slow.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  fullyParallel: true,
  // On a busy machine the browser itself may fail. A test that passes only the second time is listed as flaky.
  retries: 1,
  // More workers than cores: the form's tests mostly wait for the backend.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env.TEST_PORT}`,
    browserName: 'chromium',
    launchOptions: browser,
    reducedMotion: 'reduce',
  },
  projects: [
    // These tests share a development server and edit its files, so they run one after another. They start first.
    { name: 'dev', testMatch: '**/dev/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'site', testIgnore: ['**/dev/*', '**/old.spec.ts'] },
    ...engines.map((engine) => ({
      name: engine.name(),
      grep: /@engines/,
      use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
    ...(OLD_CHROMIUM ? [old(OLD_CHROMIUM)] : []),
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/server.ts',
    wait: { stdout: READY },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
  },
});

function old(executablePath: string) {
  return {
    name: 'old',
    grep: /@old/,
    use: {
      launchOptions: { ...browser, executablePath },
      // Chromium 109 does not know the attribute, and warns on each page.
      expectedConsole: /^Found a 'popover' attribute/,
    },
  };
}
