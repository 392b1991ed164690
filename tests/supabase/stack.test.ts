import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOptions } from '../../plugins/browser/browser.ts';
import { PROJECT } from '../../plugins/project.ts';
import { backendFaults } from '../../tools/launch/backendFaults.ts';
import { ENQUIRY, enquiryForm } from '../e2e/enquiryForm.ts';
import { filled } from '../unit/bundles.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';
import { contact } from './postgres.ts';
import { connect } from './server/project.ts';
import { stack } from './stack.ts';
import { until } from './wait.ts';

// Needs a backend that is already running (stack.ts). Tests what no part of the local backend can show.

/** The site's address in the function's settings. */
const SITE_URL = 'http://localhost:4173';
const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js');

describe.skipIf(!stack)('on a backend that is already running', () => {
  let pipeline: Pipeline;
  let admin: Client;
  beforeAll(async () => {
    pipeline = await startPipeline("update private.periods set period = '1 second' where name = 'first try'");
    admin = await connect(String(stack?.databaseUrl));
    // The stack creates its key when it starts, so its vault cannot have it before.
    await admin.query("select vault.update_secret(id, $1) from vault.secrets where name = 'secret_key'", [
      pipeline.keys.service,
    ]);
  });
  afterAll(async () => {
    await admin.end();
    await pipeline.stop();
  });

  /** Waits until both emails of an enquiry are sent. */
  const untilSent = (email: string) =>
    until('both emails are sent', async () => {
      const row = (await pipeline.report()).find((row) => row.email === email);
      return row?.notification === 'sent' && row.acknowledgment === 'sent';
    });

  it('the schedule sends emails that no page requested: pg_cron, pg_net, vault and function', async () => {
    const one = contact();
    await pipeline.insert(one);
    await admin.query('update cron.job set active = true');
    await untilSent(one.email);
    await until('pg_net has recorded the answer', async () => {
      const { rowCount } = await admin.query('select from net._http_response where status_code = 200');
      return Boolean(rowCount);
    });
    await admin.query('update cron.job set active = false');
  });

  it('nobody can sign up, and GraphQL is not served', async () => {
    const { urls, keys } = pipeline;
    expect(await backendFaults({ supabaseUrl: urls.database, anonKey: keys.anon })).toEqual([]);
  });

  describe('the site', () => {
    const dist = mkdtempSync(join(tmpdir(), 'site-'));
    let site: ChildProcess;
    let browser: Browser;
    beforeAll(async () => {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL,
        VITE_SUPABASE_URL: pipeline.urls.database,
        VITE_SUPABASE_ANON_KEY: pipeline.keys.anon,
      };
      const folder = ['--outDir', dist];
      await promisify(execFile)(process.execPath, [VITE, 'build', ...folder, '--emptyOutDir'], {
        cwd: PROJECT,
        env,
      });
      const args = [VITE, 'preview', ...folder, '--port', new URL(SITE_URL).port, '--strictPort'];
      site = spawn(process.execPath, args, { cwd: PROJECT, env, stdio: 'ignore' });
      await until('the site is served', () =>
        fetch(SITE_URL).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      browser = await chromium.launch(await browserOptions());
    });
    afterAll(async () => {
      await browser?.close();
      site?.kill();
      rmSync(dist, { recursive: true });
    });

    it('sends an enquiry from a browser', async () => {
      const page = await browser.newPage();
      const form = enquiryForm(page);
      const { email } = contact();
      await page.goto(`${SITE_URL}/contact`);
      await form.fillIn(email);
      await form.send.click();
      await page.getByRole('status').getByText(filled(form.text.toasts.bothNotified)).waitFor();
      await untilSent(email);
      const [row] = (await pipeline.stored()).filter((row) => row.email === email);
      expect(row).toMatchObject({ name: ENQUIRY.name, message: ENQUIRY.message, consent: true });
      expect(pipeline.mail.received.filter(({ raw }) => raw.includes(email))).toHaveLength(2);
    });
  });
});
