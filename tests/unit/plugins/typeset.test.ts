import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { typeset } from '../../../plugins/prerender/typeset.ts';

/** HTML after typesetting. */
function set(html: string, lang: string): string {
  const page = parse(html, { comment: true });
  typeset(page, lang);
  return page.toString();
}

/** What of a text is kept on one line, a stroke between any two. */
function together(text: string, lang: string): string {
  const parts = [...set(`<p>${text}</p>`, lang).matchAll(/<span class="unbroken">(.*?)<\/span>/g)];
  return parts.map(([, part]) => part).join('|');
}

test.each([
  ['ko', '판정(award)에 대하여 고등법원(High Court)에 상소', 'award)에|Court)에'],
  [
    'ko',
    '1976년 법률개혁(혼인·이혼)법(Law Reform Act 1976) 제129조 제3항 (f)호를',
    '인·|이혼)법|제3항 (f)호를',
  ],
  ['ko', '말레이시아 변호사(외국 포함), 곧', ''],
  ['zh-Hans', '《1967年工业关系法令》第20（1A）条和第 33C条', '1967年|第20（1A）条|第 33C条'],
  ['zh-Hans', '星期一至星期五，上午9时至下午5时30分', '上午9时|下午5时30分'],
  ['en', 'Monday to Friday, 9 am to 5.30 pm', 'Monday to Friday|9 am to 5.30 pm'],
  [
    'en',
    'The High Court (Ipoh) is open. Call +60\u00a05-000\u00a00000, not 1892-1906.',
    '+60\u00a05-000\u00a00000',
  ],
])('keeps parts of %s text on one line: %s', (lang, text, kept) => {
  expect(together(text, lang)).toBe(kept);
});

test('attributes, links, questions and the form stay as they are', () => {
  const text = '전화(+60 5-000 0000)로';
  const form = `<form><p>${text}</p></form>`;
  const rest = `<a href="tel:+6050000000">${text}</a><summary>${text}</summary>${form}`;
  expect(set(rest, 'ko')).toBe(rest);
  const page = set(`<p title="${text}">${text}</p>${rest}`, 'ko');
  expect(page.replace(/<\/?span[^>]*>/g, '')).toBe(`<p title="${text}">${text}</p>${rest}`);
  expect(page).toMatch(/^<p title="전화\(\+60 5-000 0000\)로">전화\(<span/);
});

test.each([
  ['<h2>雇佣、劳资与人力资源</h2>', '<h2>雇佣、劳资<wbr>与人力<wbr>资源</h2>'],
  ['<td>最少提前 30 天</td>', '<td>最少<wbr>提前 30 天</td>'],
  ['<h1>劳资</h1><p>为霹雳州的雇主服务</p>', '<h1>劳资</h1><p>为霹雳州的<wbr>雇主<wbr>服务</p>'],
  ['<p>请告诉我们发生了什么。</p>', '<p>请告诉我们发生了什么。</p>'],
  ['<p>银行与金融、房地产</p>', '<p>银行与金融、房地产</p>'],
])('allows breaks between the words of a Chinese phrase: %s', (text, broken) => {
  expect(set(text, 'zh-Hans')).toBe(broken);
});

test.each([
  ['en', 'Show me the letter. Then reply.', ['Show me the letter.', 'Then reply.']],
  ['zh-Hans', '先看信。再回复。', ['先看信。', '再回复。']],
  ['en', 'One sentence, in words that a client may read.', []],
  ['en', `${'A testimonial is a paragraph. '.repeat(5)}`, []],
])('sets each sentence of a short quotation in %s on a line: %s', (lang, quotation, sentences) => {
  const page = parse(set(`<blockquote>${quotation}</blockquote>`, lang));
  expect(page.querySelectorAll('.sentence').map(({ text }) => text)).toEqual(sentences);
});
