type Lines = { english: readonly string[]; translated: readonly string[] };

const added = new Map<string, Lines>();

/**
 * Adds lines to what the page's links put into a message, in the form as in WhatsApp: the English ones below what the page is
 * about in English, the others below that in the language of the page. Lines of the same name replace those before.
 *
 *     setAboutLines('paper', { english: ['Notis Kebankrapan'], translated: [] })
 */
export function setAboutLines(name: string, lines: Lines): void {
  added.set(name, lines);
  for (const link of document.querySelectorAll<HTMLElement>('[data-about]')) {
    const { about = '', page = about } = link.dataset;
    const blocks = page.split('\n\n').map((first, index) => {
      const more = [...added.values()].flatMap(({ english, translated }) =>
        index === 0 ? english : translated,
      );
      return [first, ...more].join('\n');
    });
    Object.assign(link.dataset, { page, about: blocks.join('\n\n') });
    const address = link.getAttribute('href') ?? '';
    link.setAttribute(
      'href',
      address.replace(encodeURIComponent(about), encodeURIComponent(blocks.join('\n\n'))),
    );
  }
}
