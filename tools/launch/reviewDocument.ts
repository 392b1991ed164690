import { colour } from '../../plugins/project.ts';
import { watchList } from '../../src/core/law/register.ts';
import { isLimit, KINDS, type Kind, type ReviewGroup, type ReviewRow, type RowText } from './rows.ts';

const INSTRUCTIONS =
  'Tick a box if the text next to it is right: true of the law today, true of this firm, and allowed by the rules on publicity. Write a correction next to it; the last column says where the text is. Then sign at the end. Whoever looks after the website corrects the texts, writes each signature into src/core/law/register.json with the words that the last column gives, ticks this document in src/core/firm/samples.md, and keeps the paper. The owner’s form does the same on a screen, without the paper.';

const STYLES = `
@page { size: A4; margin: 18mm 16mm }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 9pt/1.4 Georgia, serif }
h2 { margin-top: 24pt; break-after: avoid }
table { width: 100%; border-collapse: collapse }
th { padding: 12pt 0 3pt; font-weight: normal; text-align: start; break-after: avoid }
td { padding: 3pt 8pt 2pt 0; border-top: 0.5pt solid ${colour('brass-light')}; vertical-align: top }
td:last-child { width: 22%; overflow-wrap: anywhere }
td:last-child, .english, pre { color: ${colour('kopi')}; font-size: 7.5pt }
.texts > div { break-inside: avoid }
.texts :is(p, ins, del) { display: block; margin: 0 0 3pt; white-space: pre-line }
/* A limit is one line: for what, how long, counted from when, by which act. */
.limit .texts { display: grid; grid-template-columns: 5fr 2fr 4fr 4fr; gap: 8pt }
.changed td:first-child { border-left: 2pt solid ${colour('oxblood')} }
pre { white-space: pre-wrap }
.sign { display: grid; grid-template-columns: 3fr 2fr 3fr; gap: 12pt; margin-top: 48pt; break-inside: avoid }
.sign span { border-top: 0.8pt solid }`;

interface ReviewProps {
  firm: string;
  /** When it was made, and what it compares with. */
  origin: string[];
  groups: readonly ReviewGroup[];
  /** Changed facts of the firm, as a diff. */
  facts?: string;
  /** Numbers that only this language has, each with its source and the day on which it was looked up. */
  numbers?: readonly string[];
}

/** The document that a lawyer reads, ticks and signs, in English, with a table for each kind of statement: HTML. */
export function reviewDocument({ firm, origin, groups, facts, numbers = [] }: ReviewProps): string {
  const sections = (Object.keys(KINDS) as Kind[]).map((kind) => {
    const tables = groups.map((group) => rowsOf(group, kind)).join('');
    const { title, intro } = KINDS[kind];
    return `<section class="${kind}"><h2>${title}</h2><p>${intro}</p><table>${tables}</table></section>`;
  });
  const sign = ['Checked by', 'Date', 'Signature'].map((label) => `<span>${label}</span>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Website review</title>
<style>${STYLES}</style>
<p>${escaped(firm)}</p>
<h1>Website review</h1>
${paragraphs([...origin, INSTRUCTIONS])}
${facts ? `<h2>Facts of the firm that have changed</h2><pre>${escaped(facts)}</pre>` : ''}
${sections.join('\n')}
${numbers.length > 0 ? `<h2>Numbers to dial before they are trusted</h2>${paragraphs(numbers)}` : ''}
<h2>Laws to watch</h2>${paragraphs(watchList)}
<p class="sign">${sign.join('')}</p>
</html>
`;
}

/** The rows of a kind in a bundle, under the address of its page; nothing if there are none. */
function rowsOf({ bundle, href, lang, rows }: ReviewGroup, kind: Kind): string {
  const ofKind = rows.filter((row) => row.kind === kind);
  if (ofKind.length === 0) return '';
  const heading = href ? `<a href="${href}">${href}</a>` : `${bundle}.json`;
  const row = ({ unit, texts, register, words: { folder, digest } }: ReviewRow) => {
    const isChanged = texts.some(({ before }) => before !== undefined);
    const names = [isChanged && 'changed', isLimit({ unit }) && 'limit'];
    const { law, source, open, counted, signed } = register ?? {};
    const isSigned = signed?.words[folder] === digest;
    const basis = [
      law,
      source,
      open,
      counted && `The day itself counts: ${counted.first ? 'yes' : 'no'} (${counted.source})`,
      counted?.extension && `More time: ${counted.extension}`,
      isSigned && `Signed on ${signed?.on} by ${signed?.by}`,
      digest && `"${folder}": "${digest}"`,
    ];
    return `<tr class="${names.filter(Boolean).join(' ')}"><td><input type="checkbox" aria-label="${bundle}: ${unit}"></td>
<td lang="${lang}"><div class="texts">${texts.map(wording).join('')}</div></td>
<td>${bundle}: ${unit}${register ? paragraphs([basis.filter(Boolean).join('. ')]) : ''}</td></tr>`;
  };
  return `<tbody><tr><th colspan="3" scope="rowgroup">${heading}</th></tr>${ofKind.map(row).join('\n')}</tbody>\n`;
}

function wording({ text, english, before }: RowText): string {
  const parts = [
    before && `<del>${escaped(before)}</del>`,
    text && (before === undefined ? `<p>${escaped(text)}</p>` : `<ins>${escaped(text)}</ins>`),
    english && `<p class="english" lang="en">${escaped(english)}</p>`,
  ];
  return `<div>${parts.filter(Boolean).join('')}</div>`;
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
