import { createServer, type Server } from 'node:http';
import { listen } from '../listen.ts';
import { expect, test } from './site.ts';

// The tests rest on these properties of their browser.

test.describe('another origin', () => {
  const servers: Server[] = [];
  test.afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  test.use({ expectedConsole: /CORS policy|net::ERR_FAILED/ });

  async function serve(headers: Record<string, string>): Promise<string> {
    const server = createServer((_, response) => response.writeHead(200, headers).end('<p>words</p>'));
    servers.push(server);
    return listen(server);
  }

  test('can be read only if it permits that, because web security is on', async ({ page }) => {
    const html = { 'content-type': 'text/html' };
    const [own, closed, open] = [
      await serve(html),
      await serve(html),
      await serve({ ...html, 'access-control-allow-origin': '*' }),
    ];
    await page.goto(own);
    const read = (url: string) =>
      page.evaluate((url) => fetch(url).then((answer) => answer.text(), String), url);
    expect(await read(open)).toBe('<p>words</p>');
    expect(await read(closed)).toContain('TypeError');
  });
});

test('the fonts are those of the project, whatever the machine has', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'browsers on macOS and Windows use the fonts of the machine');
  const samples = [
    ['en', 'sans-serif', 'Ipoh', 'Roboto'],
    ['en', '"DejaVu Sans", "Liberation Sans", Arial, sans-serif', 'Ipoh', 'Roboto'],
    ['en', 'serif', 'Ipoh', 'Noto Serif'],
    ['zh-Hans', '"Noto Sans CJK SC"', '怡保', 'Noto Sans CJK SC'],
    ['zh-Hans', '"Noto Serif CJK SC"', '怡保', 'Noto Serif CJK SC'],
    ['ko', '"Noto Sans CJK KR"', '이포', 'Noto Sans CJK KR'],
    ['ko', '"Noto Serif CJK KR"', '이포', 'Noto Serif CJK KR'],
  ] as const;
  await page.setContent(
    samples.map(([lang, font, text]) => `<p lang="${lang}" style='font-family: ${font}'>${text}`).join(''),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const used = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    used.push(fonts.map(({ familyName }) => familyName));
  }
  expect(used).toEqual(samples.map(([, , , family]) => [family]));
});
