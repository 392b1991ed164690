import type { Page } from '@playwright/test';

/**
 * Does to the page what Google Translate does: replaces every text node by a new one in two `font` elements, and goes on
 * with what scripts write later. The words stay the same, so that a test finds them.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

function replaceTexts(): void {
  const observer = new MutationObserver(wrapAll);
  wrapAll();

  function wrapAll(): void {
    observer.disconnect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) wrap(text as Text);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
