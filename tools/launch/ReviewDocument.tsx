import { watchList } from '../../src/core/law/register.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { ReviewGroup, RowText } from './rows.ts';

/** How the document is used; the last paragraph of its introduction. */
const INSTRUCTIONS =
  'Tick a box if the text next to it is right: true of the law today, true of this firm, and allowed by the rules on publicity. Write a correction next to it; the last column says where the text is. Then sign at the end. Whoever looks after the website corrects the texts, writes date and name into src/core/law/register.json, ticks this document in src/core/firm/samples.md, and keeps the paper.';

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

/** The document that a lawyer reads, ticks and signs, in English, with a table for each kind of statement. */
export function ReviewDocument({ firm, origin, groups, facts, numbers = [] }: ReviewProps) {
  return (
    <main>
      <p>{firm}</p>
      <h1>Website review</h1>
      {[...origin, INSTRUCTIONS].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {facts && (
        <>
          <h2>Facts of the firm that have changed</h2>
          <pre>{facts}</pre>
        </>
      )}
      {(Object.keys(KINDS) as Kind[]).map((kind) => (
        <section key={kind} className={kind}>
          <h2>{KINDS[kind].title}</h2>
          <p>{KINDS[kind].intro}</p>
          <table>
            {groups.map((group) => (
              <Rows
                key={`${group.bundle} ${group.href}`}
                {...group}
                rows={group.rows.filter((row) => row.kind === kind)}
              />
            ))}
          </table>
        </section>
      ))}
      {numbers.length > 0 && (
        <section>
          <h2>Numbers to dial before they are trusted</h2>
          {numbers.map((number) => (
            <p key={number}>{number}</p>
          ))}
        </section>
      )}
      <section>
        <h2>Laws to watch</h2>
        {watchList.map((law) => (
          <p key={law}>{law}</p>
        ))}
      </section>
      <p className="sign">
        {['Checked by', 'Date', 'Signature'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </main>
  );
}

function Rows({ bundle, href, lang, rows }: ReviewGroup) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup">
          {href ? <a href={href}>{href}</a> : `${bundle}.json`}
        </th>
      </tr>
      {rows.map(({ unit, texts, register }) => (
        <tr key={unit} className={texts.some(({ before }) => before !== undefined) ? 'changed' : ''}>
          <td>
            <input type="checkbox" aria-label={`${bundle}: ${unit}`} />
          </td>
          <td lang={lang}>
            <div className="texts">
              {texts.map((text) => (
                <Wording key={text.key} wording={text} />
              ))}
            </div>
          </td>
          <td>
            {bundle}: {unit}
            {register && (
              <p>
                {[register.law, register.seen, register.open, register.signed].filter(Boolean).join('. ')}
              </p>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** A text with its English original and its previous wording. */
function Wording({ wording: { text, english, before } }: { wording: RowText }) {
  return (
    <div>
      {before && <del>{before}</del>}
      {text && (before === undefined ? <p>{text}</p> : <ins>{text}</ins>)}
      {english && (
        <p className="english" lang="en">
          {english}
        </p>
      )}
    </div>
  );
}
