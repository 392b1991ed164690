import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Launch options for a browser on this machine: the first of `CHROMIUM_PATH`, Playwright's own, a system Chromium or
 * Chrome, and the one installed with the project (`@sparticuz/chromium`).
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const installed = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path && existsSync(path),
  );
  // As root and in containers Chromium needs --no-sandbox. It opens only our own pages.
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (installed) return { executablePath: installed, args };
  return {
    executablePath: await sparticuz.executablePath(),
    args: [...new Set([...sparticuz.args, ...args])],
  };
}
