import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { typeset } from '../../../plugins/prerender/typeset.ts';

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
  ['ko', '1976년 법(혼인·이혼)법(Act 1976) 제3항 (f)호를', '1976년 법|인·|이혼)법|제3항 (f)호를'],
  ['ko', '말레이시아 변호사(외국 포함), 곧', ''],
  ['ko', '이 페이지에서 첫 상담을 신청한 사람 이 절차', '이 페이지에서|첫 상담을|이 절차'],
  ['ko', '1987년 도로교통법 제52조, 4월 30일까지', '1987년 도로교통법|4월 30일'],
  ['ko', '2010년 개인정보보호법 제7조', ''],
  ['zh-Hans', '《1967年工业关系法令》第20（1A）条和第 33C条', '1967年|第20（1A）条|第 33C条'],
  ['zh-Hans', '第129（3）（a）至（d）条，第16M、16N条', '第129（3）（a）至（d）条|第16M、16N条'],
  ['zh-Hans', 'Adam Contoh律师说：24小时内，最高25万令吉', 'Adam Contoh|24小时|25万令吉'],
  ['zh-Hans', '《1955年雇佣法令》第77条', '《1955年雇佣法令》|第77条'],
  ['zh-Hans', '下午5时30分（马来西亚时间）', '下午5时30分|（马来西亚时间）'],
  ['ko', '월요일 오전 9시~오후 5시 30분에', '오전 9시~|오후 5시 30분'],
  ['en', 'Under section 33C, sections 7 and 8', 'section 33C|sections 7'],
  ['en', 'Monday to Friday, 9 am to 5.30 pm', 'Monday to Friday|9 am to 5.30 pm'],
  ['en', 'Call +60\u00a05-000\u00a00000, not 1892-1906.', '+60\u00a05-000\u00a00000'],
])('keeps parts of %s text on one line: %s', (lang, text, kept) => {
  expect(together(text, lang)).toBe(kept);
});

test.each([
  ['en', "Dato' K'ng and Nur&#x27;Aisyah’s, which isn't", "Dato’ K’ng and Nur’Aisyah’s, which isn't"],
  ['ko', "Dato' Lim", 'Dato’ Lim'],
  ['zh-Hans', 'Dato’ Lim、“D’Cruz”与Nur&#x27;Aisyah', "Dato' Lim、“D'Cruz”与Nur&#x27;Aisyah"],
])('the apostrophe of a name is narrow: %s', (lang, text, shown) => {
  const html = set(`<h1>${text}</h1>`, lang);
  expect(html.replace(/<.*?>/g, '')).toBe(shown);
});

test('attributes, comments, questions and the form stay as they are', () => {
  const text = '전화(+60 5-000 0000)로';
  const rest = `<!--${text}--><summary>${text}</summary><form><p>${text}</p></form>`;
  expect(set(rest, 'ko')).toBe(rest);
  const page = set(`<p title="${text}">${text}</p>${rest}`, 'ko');
  expect(page.replace(/<\/?span[^>]*>/g, '')).toBe(`<p title="${text}">${text}</p>${rest}`);
  expect(page).toMatch(/^<p title="전화\(\+60 5-000 0000\)로">전화<span class="clause">\(<span/);
});

test('a link, which may be a flex box, keeps its text together', () => {
  expect(set('<main><li><a>결혼·인사</a></li></main>', 'ko')).toBe(
    '<main><li><a><span>결<span class="unbroken">혼·</span><wbr>인사</span></a></li></main>',
  );
});

/** What a Chinese text becomes: `|` where it may break, brackets around what stays on one line, `~` before a phrase. */
const broken = (html: string): string =>
  set(html, 'zh-Hans')
    .replaceAll('<wbr>', '|')
    .replace(/<span class="unbroken">(.*?)<\/span>/g, '[$1]')
    .replace(/<[^>]* class="phrase">/g, '~')
    .replace(/<.*?>/g, '');

test.each([
  // Safari breaks at brackets only where it is told to.
  ['<h1>大耳窿（非法放贷人）恐吓我</h1>', '大耳窿|[（非法放贷人）]|恐吓我'],
  ['<h2>雇佣、劳资与人力资源</h2>', '雇佣、|劳资|与人力|资源'],
  ['<td>最少提前 30 天</td>', '~最少|提前 [30 天]'],
  ['<h1>劳资</h1><p>为雇主服务</p>', '劳资~为雇主|服务'],
  // What only screen readers read may be a sentence.
  [
    '<main><li><a><span>破产通知书<span class="visually-hidden">。期限：</span></span></a></li></main>',
    '~破产|通知书。|期限：',
  ],
  // A lead may be some sentences.
  [
    '<main><header><h1>费用</h1><div><p>请先来电，我们会说明。</p></div></header></main>',
    '费用~请先|来电，|我们会|说明。|',
  ],
  // One character at the start of a sentence is not left behind at the end of a line.
  ['<h2>请来信，您必须提出查询</h2>', '请来信，您必须|提出|查询'],
  // What stays on one line has no break within.
  ['<td>申请第254、255条的命令</td>', '~申请[第254、255条]的|命令'],
  // A text of two or three lines of a phone may be a sentence too. Its lines are fuller: they may begin with a word of one character.
  [
    '<main><p>对客户、对法庭、对另一方都应有礼，双方火气正盛时尤其如此。</p></main>',
    '~对客户、|对法庭、|对另一方都应|有礼，|双方|火气正盛时|[尤其如此。|]',
  ],
  ['<main><li>我们会回复。</li></main>', '我们会回复。'],
  ['<nav><li>我们的历史</li></nav>', '我们的历史'],
  ['<p>银行与金融、房地产</p>', '银行与金融、房地产'],
])('allows breaks between the words of a Chinese phrase: %s', (text, marked) => {
  expect(broken(text)).toBe(marked);
});

test.each([
  ['<p>고등법원(<i>High Court</i>) 제53장(Order 53)</p>', '(High Court)|(Order 53)'],
  ['<p>영장(Writ Saman)을 받으면 14일</p>', '(Writ Saman)을'],
  ['<p>개발 허가(planning permission)라면 1개월</p>', ''],
  ['<p>제3항 (f)호, 법률개혁(혼인)법(Law Reform (Marriage and Divorce) Act 1976)</p>', '(혼인)법'],
  ['<main><a>신고센터(NSRC, 24시간): 997</a></main>', ''],
  ['<p><img alt="사진(법정 안)"/>(법정 안)에서</p>', '(법정 안)에서'],
])('keeps a bracketed addition of a Korean text whole: %s', (html, whole) => {
  const clauses = parse(set(html, 'ko')).querySelectorAll('.clause');
  expect(clauses.map(({ text }) => text).join('|')).toBe(whole);
});

test('a link keeps a bracketed addition on one line without a box, which would not be underlined', () => {
  expect(set('<main><a>센터(NSRC, 24시간): 997</a></main>', 'ko')).toContain(
    '<wbr><span class="unbroken">(NSRC, 24시간):</span>',
  );
});

test.each([
  ['<p>法律没有写明的事情，我们会先告诉您对方会怎样做，再请您告诉我们发生了什么。</p>', '发生了什么。'],
  ['<p>我们协助成立公司，草拟股东协议和供应合约，并就《公司法令》向董事提供意见。</p>', '提供意见。'],
  ['<p>请告诉我们发生了什么。</p>', undefined],
])('the last line of a Chinese paragraph is more than a word: %s', (html, last) => {
  expect(parse(set(html, 'zh-Hans')).querySelector('.unbroken')?.text).toBe(last);
});

test('the underline of a Chinese link ends with its last mark', () => {
  expect(set('<a>什么事？</a>', 'zh-Hans')).toBe(
    '<a><span><span class="unbroken">什么事<span class="last-mark">？</span></span></span></a>',
  );
  expect(set('<a>留言</a>', 'zh-Hans')).toBe('<a>留言</a>');
});

test.each([
  ['en', 'Show me the letter. Then reply.', ['Show me the letter.', 'Then reply.']],
  ['zh-Hans', '先看信。再回复。', ['先看信。', '再回复。']],
  ['en', 'The “last word.” That is 5.30 pm.', ['The “last word.”', 'That is 5.30 pm.']],
  ['en', '<!--text en:faq:voice.one-->Show me. Reply.<!--/text-->', ['Show me.', 'Reply.']],
  ['en', 'One sentence, in words that a client may read.', []],
  ['en', `${'A testimonial is a paragraph. '.repeat(5)}`, []],
])('sets each sentence of a short quotation in %s on a line: %s', (lang, quotation, sentences) => {
  const page = parse(set(`<blockquote>${quotation}</blockquote>`, lang));
  expect(page.querySelectorAll('.sentence').map(({ text }) => text)).toEqual(sentences);
});

test.each([
  ['<blockquote>我先找弱点，因为对方也会。</blockquote>', ['我先找弱点，', '因为对方也会。']],
  ['<summary><span>多久回复？可以“先问”吗？</span></summary>', ['多久回复？', '可以“先问”吗？']],
  ['<h1>我收到传讯令状（Writ Saman）</h1>', ['我收到传讯令状', '（Writ Saman）']],
  ['<h1>我收到传讯令状（<i lang="ms">Writ Saman</i>）</h1>', ['我收到传讯令状', '（Writ Saman）']],
  [`<blockquote>${'写信来问，我们回复。'.repeat(5)}</blockquote>`, []],
  ['<h2>公证服务（怡保）</h2>', []],
  ['<h2>劳资</h2>', []],
  ['<main><li>起草，审阅</li></main>', []],
])('keeps the clauses of a short Chinese text together: %s', (html, clauses) => {
  const page = parse(set(html, 'zh-Hans'));
  expect(page.querySelectorAll('.clause').map(({ text }) => text)).toEqual(clauses);
});
