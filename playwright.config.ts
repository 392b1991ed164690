import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './tools/browser.ts';

/** Ports of their own, so that the tests run beside a site that is running. */
const PORT = process.env.TEST_PORT ?? '4273';
const MAIL_PORT = process.env.TEST_MAIL_PORT ?? '4274';
const SMTP_PORT = process.env.TEST_SMTP_PORT ?? '4275';
if (!process.env.TEST_DATA_DIR) {
  // Playwright reads this file in its workers, too. The first to read it ends last, when the server has ended.
  const folder = mkdtempSync(join(tmpdir(), 'law-firm-e2e-'));
  process.env.TEST_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: await browserOptions(),
    reducedMotion: 'reduce',
  },
  metadata: { inbox: `http://localhost:${MAIL_PORT}` },
  webServer: {
    command: 'npm start',
    url: `http://localhost:${PORT}`,
    timeout: 300_000,
    env: { PORT, MAIL_PORT, SMTP_PORT, DATA_DIR: process.env.TEST_DATA_DIR, SWEEP_SECONDS: '2' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
