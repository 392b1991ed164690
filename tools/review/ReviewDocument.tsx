import type { ReactNode } from 'react';
import { KINDS, type Kind } from './kinds.ts';
import type { Part, Row } from './rows.ts';

export type Words = typeof import('./words/en.json');

/** Entries under one heading: of a page, or of a bundle that many pages show. */
export interface Group {
  title: string;
  /** URL of the page, or where else the texts appear. */
  href?: string;
  place?: string;
  /** Language of its texts, if not the document's. */
  lang?: string;
  rows: Row[];
}

interface ReviewProps {
  words: Words;
  firm: string;
  /** Date and commit of the document, and what it compares with. */
  made: string;
  since?: string;
  groups: readonly Group[];
}

/** The document that a lawyer reads and ticks, kind by kind. */
export function ReviewDocument({ words, firm, made, since, groups }: ReviewProps) {
  const parts = KINDS.map((kind) => ({
    kind,
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter((row) => row.kind === kind) }))
      .filter(({ rows }) => rows.length > 0),
  }));
  return (
    <main>
      <header>
        <p className="firm">{firm}</p>
        <h1>{words.title}</h1>
        <p className="subtitle">{words.subtitle}</p>
        <p className="made">{made}</p>
        {since && <p className="made">{since}</p>}
        <ol className="contents">
          {parts.map((part) => (
            <li key={part.kind}>
              <a href={`#${part.kind}`}>{words.kinds[part.kind].title}</a> <Count {...part} words={words} />
            </li>
          ))}
        </ol>
        {words.how.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </header>
      {parts.map(({ kind, groups: own }, index) => (
        <section key={kind} id={kind}>
          <h2>
            {index + 1}. {words.kinds[kind].title}
          </h2>
          <p className="intro">{words.kinds[kind].intro}</p>
          {own.map((group) => (
            <Entries key={group.title + group.href} kind={kind} group={group} words={words} />
          ))}
          <SignOff words={words} />
        </section>
      ))}
    </main>
  );
}

function Count({ groups, words }: { groups: readonly Group[]; words: Words }) {
  const rows = groups.flatMap((group) => group.rows);
  const changed = rows.filter(({ change }) => change).length;
  return (
    <span className="count">
      {words.count.replace('{{count}}', String(rows.length))}
      {changed > 0 && `, ${words.changed.replace('{{count}}', String(changed))}`}
    </span>
  );
}

function Entries({ kind, group, words }: { kind: Kind; group: Group; words: Words }) {
  return (
    <div className="group">
      <h3>
        <span lang={group.lang}>{group.title}</span>{' '}
        {group.href ? <a href={group.href}>{group.href}</a> : <small>{group.place}</small>}
      </h3>
      {kind === 'limit' && (
        <div className="entry head" aria-hidden="true">
          <span />
          {LIMIT.map((part) => (
            <span key={part}>{words.limit[part]}</span>
          ))}
        </div>
      )}
      {group.rows.map((row) => (
        <Entry key={row.bundle + row.key} row={row} words={words} lang={group.lang} />
      ))}
    </div>
  );
}

const LIMIT = ['what', 'time', 'from', 'source'] as const;

function Entry({ row, words, lang }: { row: Row; words: Words; lang?: string }) {
  const { kind, change, bundle, key, parts } = row;
  const place = `${bundle}: ${key}`;
  return (
    <div className={`entry ${kind}${change ? ' changed' : ''}`}>
      {change === 'removed' ? <span /> : <input type="checkbox" aria-label={place} />}
      {kind === 'limit' && change !== 'removed' ? (
        LIMIT.map((name) => (
          <Texts key={name} parts={parts.filter((part) => part.key.endsWith(`.${name}`))} />
        ))
      ) : (
        <Texts parts={parts} lang={lang} />
      )}
      <p className="place">
        {change && <strong>{words.change[change]}</strong>} {place}
      </p>
    </div>
  );
}

/** The texts of an entry, each with its English original and its previous wording. */
function Texts({ parts, lang }: { parts: readonly Part[]; lang?: string }): ReactNode {
  return (
    <div className="texts" lang={lang}>
      {parts.map(({ key, text, english, before }) => (
        <div key={key}>
          {text && <p>{text}</p>}
          {before && (
            <p>
              <del>{before}</del>
            </p>
          )}
          {english && english !== text && (
            <p className="english" lang="en">
              {english}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function SignOff({ words }: { words: Words }) {
  return (
    <p className="sign">
      {[words.checked, words.date, words.signature].map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}
