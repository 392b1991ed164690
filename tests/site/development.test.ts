// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { loadRenderer } from '../../plugins/prerender/prerenderPlugin.ts';
import { PROJECT } from '../../plugins/project.ts';
import { EXAMPLE_SETTINGS } from '../../tools/buildSite.ts';

/** The classes by which texts are broken. */
const BREAKS = /\b(?:unbroken|sentence|clause|phrase)\b/g;

/** A page's elements, without scripts, and of their attributes only languages and what breaks lines. */
function textsOf(html: string): string {
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return body
    .replace(/<(script|style)\b.*?<\/\1>|<link[^>]*>/gs, '')
    .replace(/<(\w+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
      const [lang = ''] = / lang="[^"]*"/.exec(attributes) ?? [];
      return `\n<${[tag, ...(classes.match(BREAKS) ?? [])].join('.')}${lang}>`;
    })
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

test('npm run dev shows the texts of the built site, with the same breaks and languages', async () => {
  Object.assign(process.env, EXAMPLE_SETTINGS);
  const server = await createServer({
    root: PROJECT,
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const pages = (await loadRenderer(server)).pageFiles();
  const kinds = new Map(pages.map((page) => [`${page.kind} ${page.file.split('/')[1]}`, page]));
  for (const { path, file } of kinds.values()) {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    const built = readFileSync(join(inject('dist'), file), 'utf8');
    expect(textsOf(await response.text()), path).toBe(textsOf(built));
  }
  expect(kinds.size).toBeGreaterThan(20);
});
