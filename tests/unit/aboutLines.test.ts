// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setAboutLines } from '../../src/blocks/aboutLines.ts';

const about = 'I wasn’t paid (again)\n\n임금을 받지 못했습니다';

test('lines come below what the page is about in their language, in each link, and replace those before', () => {
  const chat = `https://wa.me/1?text=${encodeURIComponent(`Hello,\n${about}`)}`;
  document.body.innerHTML = '<a href="/contact"></a><a></a>';
  const [form, whatsapp] = document.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement];
  for (const link of [form, whatsapp]) link.dataset.about = about;
  whatsapp.setAttribute('href', chat);

  setAboutLines('paper', { english: ['Writ Saman'], own: [] });
  setAboutLines('day', { english: ['Last day: 2 March'], own: ['마지막 날: 3월 2일'] });
  setAboutLines('day', { english: ['Last day: 3 March'], own: ['마지막 날: 3월 3일'] });
  const now =
    'I wasn’t paid (again)\nWrit Saman\nLast day: 3 March\n\n임금을 받지 못했습니다\n마지막 날: 3월 3일';
  expect(form.dataset.about).toBe(now);
  expect(form.getAttribute('href')).toBe('/contact');
  expect(new URL((whatsapp as HTMLAnchorElement).href).searchParams.get('text')).toBe(`Hello,\n${now}`);

  setAboutLines('day', { english: [], own: [] });
  setAboutLines('paper', { english: [], own: [] });
  expect(whatsapp.getAttribute('href')).toBe(chat);
});
