import { type ReactNode, useState } from 'react';
import { type Place, placeName } from '../marks.ts';
import type { ListedText, SiteUses, State } from '../protocol.ts';
import { boxesOf, nodesOf } from './pageTexts.ts';
import { panelLocale, say } from './say.ts';
import { keepSession, readSession } from './session.ts';
import { TextEntry } from './TextEntry.tsx';
import type { Texts } from './useTexts.ts';

/** Maximum number of entries shown at a time; the search finds the rest. */
const SHOWN = 200;

type Filter = (text: ListedText, uses: SiteUses) => boolean;

const isHere = ({ page }: { page: string }) => page === location.pathname;
/** Whether a text can be pointed at on this page, now or once an answer or menu is open. */
function isShown(place: Place): boolean {
  return nodesOf(place).some((node) => {
    const within = (selector: string) => Boolean(node.parentElement?.closest(selector));
    return !within('.visually-hidden') && (boxesOf(node).length > 0 || within('details, [popover]'));
  });
}
const onState =
  (state: State): Filter =>
  ({ states }) =>
    states.includes(state);

/** The filters of the list, in the order of the menu. */
const filters: Record<string, { name: string; has: Filter }> = {
  hiddenHere: {
    name: say('filters.hiddenHere'),
    has: (text, uses) => (uses[placeName(text)]?.some(isHere) ?? false) && !isShown(text),
  },
  here: {
    name: say('filters.here'),
    has: (text, uses) => uses[placeName(text)]?.some(isHere) ?? false,
  },
  hidden: {
    name: say('filters.hidden'),
    has: (text, uses) => !uses[placeName(text)]?.some(({ role }) => role === 'text'),
  },
  missing: { name: say('states.missing'), has: onState('missing') },
  same: { name: say('states.same'), has: onState('same') },
  outdated: { name: say('states.outdated'), has: onState('outdated') },
  all: { name: say('filters.all'), has: () => true },
};

interface PanelProps {
  locales: string[];
  texts: Texts;
  onConfirmed: (text: ListedText) => void;
}

/** The list of texts: for those that cannot be pointed at, and those that need attention. */
export function Panel({ locales, texts, onConfirmed }: PanelProps) {
  const [locale, setLocale] = useState(locales[0] ?? '');
  const [filter, setFilter] = useState(readSession().filter ?? 'hiddenHere');
  const [search, setSearch] = useState(readSession().search ?? '');
  const list = texts.lists[locale];
  const uses = texts.uses[locale];
  const all = list?.texts ?? [];
  const found = all
    .filter((text) => filters[filter]?.has(text, uses ?? {}))
    .filter(({ file, key, english, value }) =>
      [file, key, english, value].some((part) => part?.toLowerCase().includes(search.toLowerCase())),
    );
  return (
    <section className="panel" aria-label={say('texts')} lang={panelLocale}>
      {locales.length > 1 && (
        <Choice label={say('language')} value={locale} onChange={setLocale}>
          {locales.map((id) => (
            <option key={id} value={id}>
              {texts.lists[id]?.name ?? id}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={say('show')}
        value={filter}
        onChange={(value) => {
          keepSession({ filter: value });
          setFilter(value);
        }}
      >
        {Object.entries(filters).map(([id, { name, has }]) => (
          <option key={id} value={id}>
            {name} ({all.filter((text) => has(text, uses ?? {})).length})
          </option>
        ))}
      </Choice>
      <label>
        {say('search')}
        <input
          type="search"
          value={search}
          onChange={({ target }) => {
            keepSession({ search: target.value });
            setSearch(target.value);
          }}
        />
      </label>
      {list?.problem && <p>{list.problem}</p>}
      {!uses && <p role="status">{say('looking')}</p>}
      <Entries texts={found.slice(0, SHOWN)} uses={uses ?? {}} onConfirmed={onConfirmed} />
      {found.length > SHOWN && <p>{say('more', { count: found.length - SHOWN })}</p>}
      {uses && found.length === 0 && <p>{say('none')}</p>}
    </section>
  );
}

interface EntriesProps extends Pick<PanelProps, 'onConfirmed'> {
  texts: ListedText[];
  uses: SiteUses;
}

/** Entries grouped by file. */
function Entries({ texts, uses, onConfirmed }: EntriesProps) {
  const [open, setOpen] = useState(readSession().entry);
  const toggle = (name: string | undefined) => {
    keepSession({ entry: name });
    setOpen(name);
  };
  const files = [...new Set(texts.map(({ file }) => file))];
  return files.map((file) => (
    <section key={file}>
      <h2>{file}.json</h2>
      <ul>
        {texts
          .filter((text) => text.file === file)
          .map((text) => (
            <TextEntry
              key={placeName(text)}
              text={text}
              uses={uses[placeName(text)] ?? []}
              open={open === placeName(text)}
              onConfirmed={onConfirmed}
              onToggle={(wanted) => toggle(wanted ? placeName(text) : undefined)}
            />
          ))}
      </ul>
    </section>
  ));
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
