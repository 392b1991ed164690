import type { Say } from '../i18n/say.ts';
import { KINDS } from './kinds.ts';
import type { Row, RowText } from './rows.ts';

/** The rows of a bundle. */
export interface Group {
  bundle: string;
  /** URL of its page, if it has one. */
  href: string | undefined;
  /** Language of its texts, if not the document's. */
  lang: string | undefined;
  rows: Row[];
}

interface ReviewProps {
  say: Say<'review'>;
  firm: string;
  /** When and from what it was made, and what it compares with. */
  made: string[];
  groups: readonly Group[];
  /** Changed facts of the firm, as a diff. */
  facts?: string;
}

/** The document that a lawyer reads, ticks and signs: a table for each kind of statement. */
export function ReviewDocument({ say, firm, made, groups, facts }: ReviewProps) {
  return (
    <main>
      <p>{firm}</p>
      <h1>{say('title')}</h1>
      {[...made, say('how')].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {facts && (
        <>
          <h2>{say('facts')}</h2>
          <pre lang="en">{facts}</pre>
        </>
      )}
      {KINDS.map((kind) => (
        <section key={kind} className={kind}>
          <h2>{say(`kinds.${kind}.title`)}</h2>
          <p>{say(`kinds.${kind}.intro`)}</p>
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
      <p className="sign">
        {[say('checked'), say('date'), say('signature')].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </main>
  );
}

function Rows({ bundle, href, lang, rows }: Group) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup">
          {href ? <a href={href}>{href}</a> : `${bundle}.json`}
        </th>
      </tr>
      {rows.map(({ unit, texts }) => (
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
          <td lang="en">
            {bundle}: {unit}
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
