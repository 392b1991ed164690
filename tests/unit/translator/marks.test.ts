import { describe, expect, it } from 'vitest';
import { flatTexts } from '../../../src/core/i18n/mapTexts.ts';
import { placeName } from '../../../tools/translator/protocol.ts';
import { markBundle, markedHtml, readMarks } from '../../../tools/translator/server/markedPages.ts';

const marked = flatTexts(
  markBundle(
    { hero: { title: 'A law firm' }, help: ['One', 'Two'] },
    { locale: 'ko', file: 'services/insurance' },
  ),
);
const title = marked.get('hero.title') ?? '';
const two = marked.get('help.1') ?? '';

describe('marks', () => {
  it('give the place of a text and do not change it', () => {
    expect(title).not.toBe('A law firm');
    expect(readMarks(title)).toEqual({
      text: 'A law firm',
      places: [{ locale: 'ko', file: 'services/insurance', key: 'hero.title' }],
    });
  });

  it('are all found in an interpolated text', () => {
    const places = readMarks(`${two}${two}, ${title}`).places.map(placeName);
    expect(places).toEqual(['ko:services/insurance:help.1', 'ko:services/insurance:hero.title']);
    expect(readMarks(`${two}${two}, ${title}`).text).toBe('TwoTwo, A law firm');
  });

  it('are found in an address', () => {
    const address = `https://wa.me/60?text=${encodeURIComponent(`${title} 안녕`)}`;
    expect(readMarks(address)).toEqual({
      text: `https://wa.me/60?text=${encodeURIComponent('A law firm 안녕')}`,
      places: [{ locale: 'ko', file: 'services/insurance', key: 'hero.title' }],
    });
  });
});

describe('rendered HTML', () => {
  const name = 'ko:services/insurance:help.1';

  it('keeps a sentence whole whose phone number is a link', () => {
    const html = markedHtml(`<p>Call <a href="tel:+60">+60</a>, ${title}</p><a href="tel:+60">${two}</a>`);
    expect(html).toBe(
      '<p><!--text ko:services/insurance:hero.title-->Call +60, A law firm<!--/text--></p><a href="tel:+60"><!--text ko:services/insurance:help.1-->Two<!--/text--></a>',
    );
  });

  it('has a comment before and after each text, and no mark', () => {
    const html = markedHtml(`<p class="lead">${two}<!-- -->, <b>bold</b></p>`);
    expect(html).toBe(`<p class="lead"><!--text ${name}-->Two<!--/text--><!-- -->, <b>bold</b></p>`);
  });

  it('has clean attributes, titles and scripts', () => {
    const html = markedHtml(
      `<title>${two} | Firm</title><meta name="description" content="${two}"/>` +
        `<img alt="${two}"/><nav aria-label="${two}"></nav>` +
        `<script type="application/ld+json">{"a":"${two} > 1"}</script>`,
    );
    expect(html).toBe(
      '<title>Two | Firm</title><meta name="description" content="Two"/>' +
        '<img alt="Two"/><nav aria-label="Two"></nav>' +
        '<script type="application/ld+json">{"a":"Two > 1"}</script>',
    );
  });
});
