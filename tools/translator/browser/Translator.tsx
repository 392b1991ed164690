import { useEffect, useState } from 'react';
import { localeOf } from '../../../src/i18n/localizedPath.ts';
import { parsePlace } from '../marks.ts';
import { Panel } from './Panel.tsx';
import { Pointer } from './Pointer.tsx';
import { markedTexts, nodesOf } from './pageTexts.ts';
import { panelLocale, t } from './t.ts';
import { savedChanges, undoLast } from './undo.ts';
import { keepSession, readSession, useSession } from './useSession.ts';
import { useTexts } from './useTexts.ts';

/** The languages of this page's texts, the page's own first. */
function localesHere(): string[] {
  const others = markedTexts.flatMap(({ places }) => places.map(({ locale }) => locale));
  return [...new Set([localeOf(location.pathname).id, ...others])];
}

/** The translators' mode: pointing at texts on the page, and the panel with the list of all texts. */
export function Translator() {
  const [locales] = useState(localesHere);
  const { name, texts, problem, refresh } = useTexts(locales);
  const [open, setOpen] = useSession('open', '');
  const [pointing, setPointing] = useState(true);
  const { message, note, setMessage } = useSaved();
  const [refusal, setRefusal] = useState('');
  const last = savedChanges().at(-1);
  const onConfirmed = () => {
    setMessage(t('confirmed'));
    refresh();
  };
  return (
    <>
      <div className="corner" lang={panelLocale}>
        <button type="button" aria-expanded={Boolean(open)} onClick={() => setOpen(open ? '' : 'open')}>
          {t('textsOf', { language: name })}
        </button>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          {t('pointAndEdit')}
        </button>
        {last && (
          <button type="button" onClick={() => undoLast().catch((error: Error) => setRefusal(error.message))}>
            {t('undo', { key: last.key })}
          </button>
        )}
        <a href="?translate=off">{t('switchOff')}</a>
        <span role="status">{message}</span>
      </div>
      {(refusal || note || problem) && (
        <p role="alert" className="problem" lang={panelLocale}>
          {refusal || note || problem}
        </p>
      )}
      {open && <Panel texts={texts} onConfirmed={onConfirmed} />}
      {pointing && <Pointer texts={texts} onConfirmed={onConfirmed} />}
    </>
  );
}

/** After saving and reloading: restores the scroll position and reports what was saved, with the check's notes, until the next action. */
function useSaved() {
  const [message, setMessage] = useState('');
  const [note, setNote] = useState('');
  useEffect(() => {
    // A change may reload the page more than once.
    const forget = () => {
      keepSession('saved', '');
      setMessage('');
      setNote('');
    };
    for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, forget, true);
    const [scroll, name, done, ...notes] = readSession('saved')?.split(' ') ?? [];
    if (!name) return;
    const place = parsePlace(name);
    const details = nodesOf(place)[0]?.parentElement?.closest('details');
    if (details) details.open = true;
    scrollTo({ top: Number(scroll), behavior: 'instant' });
    const values = { file: `locales/${place.locale}/${place.file}.json`, key: place.key };
    setMessage(t(done === 'undone' ? 'undone' : 'saved', values));
    setNote(notes.join(' '));
  }, []);
  return { message, note, setMessage };
}
