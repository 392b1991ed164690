import type { Page } from '@playwright/test';

/**
 * Names of the device fonts used where the site's own should be: in headings, questions and quotations in serif. In
 * Chinese and Korean, small headings are in the sans of the device.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'h1, h2, h3, h4, blockquote, details[name] > summary';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const inSerif = await page.evaluate(
    (all) =>
      Array.from(document.querySelectorAll(all), (one) => getComputedStyle(one).fontFamily.includes('Serif')),
    selector,
  );
  const used = await Promise.all(
    nodeIds
      .filter((_, index) => inSerif[index])
      .map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await devtools.detach();
  return used.flatMap(({ fonts }) =>
    fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
  );
}
