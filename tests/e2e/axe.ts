import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it is, with the elements; contrast at its stricter level. */
export async function axeFindings(page: Page): Promise<string[]> {
  const rules = {
    'target-size': { enabled: true },
    // Implied by 7:1.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  };
  const { violations } = await new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations'] })
    // Runs in the page itself, which takes half the time; axe's own page is only needed for frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
