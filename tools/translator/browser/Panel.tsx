import { useId, useState } from 'react';
import { type ListedText, placeName } from '../protocol.ts';
import { markedTexts } from './pageTexts.ts';
import { useSession } from './session.ts';
import { TextForm } from './TextForm.tsx';
import { panelLocale, t } from './t.ts';
import { useSave } from './useSave.ts';

/** Which texts the list has: those of the page's files, those that need attention, or all. */
const FILTERS = {
  here: ({ locale, file }: ListedText) =>
    markedTexts.some(({ places }) => places.some((place) => place.locale === locale && place.file === file)),
  todo: ({ state }: ListedText) => state !== undefined,
  changed: ({ original }: ListedText) => original !== undefined,
  all: () => true,
};
type Filter = keyof typeof FILTERS;

interface PanelProps {
  texts: readonly ListedText[];
  onConfirmed: () => void;
}

/** The list of texts: for those that cannot be pointed at, and those that need attention. */
export function Panel({ texts, onConfirmed }: PanelProps) {
  const [filter, setFilter] = useSession('filter');
  const [search, setSearch] = useSession('search');
  const found = texts
    .filter(FILTERS[filter as Filter])
    .filter(({ file, key, english, value }) =>
      [file, key, english, value].some((part) => part?.toLowerCase().includes(search.toLowerCase())),
    )
    // Texts of the frame come after the page's own.
    .toSorted((a, b) => Number(a.file === 'common') - Number(b.file === 'common'));
  return (
    <section className="panel" aria-label={t('texts')} lang={panelLocale}>
      <label>
        {t('show')}
        <select value={filter} onChange={({ target }) => setFilter(target.value)}>
          {Object.entries(FILTERS).map(([id, has]) => (
            <option key={id} value={id}>
              {t(`filters.${id as Filter}`)} ({texts.filter(has).length})
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('search')}
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <ul>
        {found.map((text) => (
          <TextEntry key={placeName(text)} text={text} onConfirmed={onConfirmed} />
        ))}
      </ul>
      {found.length === 0 && <p>{t('none')}</p>}
    </section>
  );
}

interface TextEntryProps {
  text: ListedText;
  onConfirmed: () => void;
}

/** A text in the list, which opens for editing, and stays open until it is cancelled or saved. */
function TextEntry({ text, onConfirmed }: TextEntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="entry" aria-expanded={open} onClick={() => setOpen(true)}>
        <code>
          {text.file}: {text.key}
        </code>{' '}
        {text.original && <del lang={text.locale}>{text.original}</del>}{' '}
        <span lang={text.locale}>{text.value ?? t('missing')}</span>
      </button>
      {open && <Editor text={text} onClose={() => setOpen(false)} onConfirmed={onConfirmed} />}
    </li>
  );
}

function Editor({ text, ...on }: TextEntryProps & { onClose: () => void }) {
  const start = text.value ?? '';
  const [value, setValue] = useState(start);
  const id = useId();
  const saving = useSave(text, { start, typed: () => value });
  return (
    <TextForm text={text} {...saving} {...on}>
      <label htmlFor={id}>{t('text')}</label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field appears when the translator opens the entry to edit it
        autoFocus
        lang={text.locale}
        value={value}
        rows={Math.min(10, 2 + Math.ceil(value.length / 40))}
        onChange={({ target }) => setValue(target.value)}
      />
    </TextForm>
  );
}
