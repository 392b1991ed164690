import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { siteFaults } from '../../tools/launch/published.ts';
import { listen } from '../listen.ts';
import { edit } from './editFiles.ts';
import { run } from './setup.ts';

const { root, dist } = inject('hosted');
const { profileYear } = JSON.parse(readFileSync(join(root, 'src/core/firm/firm.json'), 'utf8'));
const published = mkdtempSync(join(tmpdir(), 'published-'));
let server: Server;

/** Publishes a build of the same pages for which the previews and the books were drawn again, with one other letter. */
beforeAll(async () => {
  cpSync(dist, published, { recursive: true });
  const [right, other] = ['solicitors', 'solicitars'];
  // A line of the site's own preview and of the book's cover.
  const change = (from: string, to: string) =>
    edit(root, 'en', 'profile', (texts) => {
      expect(texts.subtitle).toContain(from);
      texts.subtitle = texts.subtitle.replace(from, to);
    });
  change(right, other);
  for (const script of ['previews/drawPreviews.ts', 'profile/printBook.ts'])
    await run(root, '--import', 'tsx', join('plugins', script), published);
  change(other, right);
  server = createServer(staticSite(published));
});

afterAll(() => {
  server.close();
  rmSync(published, { recursive: true });
});

test('of what was drawn again, the daily check names what shows another letter, and nothing else', async () => {
  const faults = await siteFaults(await listen(server), dist, readRules(dist));
  const book = profileBookPath('en', true).replace(/\d{4}/, profileYear);
  // The other one is /og/en.jpg. A host compresses, which this server leaves out.
  expect(faults.filter((fault) => !fault.startsWith('Not compressed'))).toEqual([
    expect.stringMatching(new RegExp(`^Differs .*: ${book} and 1 more$`)),
  ]);
});
