import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileOf, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { howMany } from '../heavy.ts';
import { listen } from '../ports.ts';
import { layoutShift } from './rendering.ts';
import { dist, expect, kindsAndFirstPages, test } from './site.ts';

// On a slow line the HTML of a page comes in pieces, and the browser paints what it has. What CSS shows above something
// that came before it, or centres, then moves what people are reading.

const addresses = kindsAndFirstPages(siteAddresses(dist));
/** Bytes, some three quarters of a packet. */
const PIECE = 1000;
const PAUSE_MS = 25;
/** Maximum layout shift: none, but for the rounding of a fraction of a pixel. */
const MOVES = 0.005;

// Fonts move text too, which fonts.spec.ts looks at; here none arrives. The page of an unknown address logs it.
test.use({ expectedConsole: /\.woff2$|^404: no page/ });

const devices = [
  // Safari and Firefox do not know rel=expect. Where parts stand one below the other, their order alone has to do.
  { device: 'a phone whose browser paints whatever it has', width: 412, knows: false },
  { device: 'a desk', width: 1280, knows: true },
  { device: 'a phone', width: 360, knows: true },
  { device: 'a tablet', width: 768, knows: true },
];
for (const { device, width, knows } of devices.slice(0, howMany(4, 2))) {
  test(`no page moves while its HTML arrives on ${device}`, async ({ page }) => {
    test.setTimeout(600_000);
    const { server, url } = await serveInPieces(knows);
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', (route) => route.abort());
    for (const address of addresses) {
      await page.goto(url + address);
      expect.soft(await page.evaluate(layoutShift), address).toBeLessThan(MOVES);
    }
    server.close();
    server.closeAllConnections();
  });
}

/** Serves the built site, its pages in pieces, with or without what makes browsers wait for the top of a page. */
async function serveInPieces(knowsExpect: boolean): Promise<{ server: Server; url: string }> {
  const serve = staticSite(dist);
  const server = createServer((request, response) => {
    const address = String(request.url);
    if (!addresses.includes(address)) return serve(request, response);
    const html = readFileSync(join(dist, fileOf(address)), 'utf8');
    void sendInPieces(response, knowsExpect ? html : html.replace(/<link rel="expect"[^>]*>/, ''));
  });
  return { server, url: await listen(server) };
}

async function sendInPieces(response: ServerResponse, html: string): Promise<void> {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const head = html.indexOf('<body');
  response.write(html.slice(0, head));
  for (let at = head; at < html.length; ) {
    // To the end of an element: half a text, which would be on another line, is gone too soon to be read.
    const end = /<\/\w+>|$/.exec(html.slice(at + PIECE));
    const next = at + PIECE + (end ? end.index + end[0].length : 0);
    response.write(html.slice(at, next));
    at = next;
    await pause(PAUSE_MS);
  }
  response.end();
}
