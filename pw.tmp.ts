import { defineConfig } from '@playwright/test';
import { browserOptions } from './build/browser.ts';
export default defineConfig({ testDir: 'tests/e2e', timeout: 60_000, workers: 1, reporter: 'list', outputDir: '/tmp/pw-translator',
  use: { browserName: 'chromium', launchOptions: await browserOptions(), reducedMotion: 'reduce', baseURL: 'http://localhost:5310' } });
