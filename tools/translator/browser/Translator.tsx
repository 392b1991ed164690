import { useEffect, useState } from 'react';
import { localeOf } from '../../../src/core/i18n/localizedPath.ts';
import { undoLast, useTexts } from './callServer.ts';
import { Panel } from './Panel.tsx';
import { Pointer } from './Pointer.tsx';
import { markedTexts, nodeOf } from './pageTexts.ts';
import { keepSession, readSession, useSession } from './session.ts';
import { panelLocale, t } from './t.ts';

/** The languages of this page's texts, the page's own first. */
function localesHere(): string[] {
  const others = markedTexts.flatMap(({ places }) => places.map(({ locale }) => locale));
  return [...new Set([localeOf(location.pathname).id, ...others])];
}

/** The translators' mode: pointing at texts on the page, and the panel with the list of all texts. */
export function Translator() {
  const [locales] = useState(localesHere);
  const { name, texts, problem, refresh } = useTexts(locales);
  const [open, setOpen] = useSession('open');
  const [pointing, setPointing] = useState(true);
  const [{ message, note }, setReport] = useReport();
  const last = readSession().changes.at(-1);
  const undo = () => undoLast().catch((error: Error) => setReport({ message: '', note: error.message }));
  const onConfirmed = () => {
    setReport({ message: t('confirmed'), note: '' });
    refresh();
  };
  return (
    <>
      <div className="corner" lang={panelLocale}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('textsOf', { language: name })}
        </button>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          {t('pointAndEdit')}
        </button>
        {last && (
          <button type="button" onClick={undo}>
            {t('undo', { key: last.key })}
          </button>
        )}
        <a href="?translate=off">{t('switchOff')}</a>
        <span role="status">{message}</span>
      </div>
      {(note || problem) && (
        <p role="alert" className="problem" lang={panelLocale}>
          {note || problem}
        </p>
      )}
      {open && <Panel texts={texts} onConfirmed={onConfirmed} />}
      {pointing && <Pointer texts={texts} onConfirmed={onConfirmed} />}
    </>
  );
}

/**
 * What was done and what is wrong with it, until the next action. After a save, which reloads the page, it says what was
 * saved, with the check's warnings, and scrolls back to it.
 */
function useReport() {
  const [report, setReport] = useState({ message: '', note: '' });
  useEffect(() => {
    // A change may reload the page more than once.
    const forget = () => {
      keepSession({ saved: null });
      setReport({ message: '', note: '' });
    };
    for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, forget, true);
    const { saved } = readSession();
    if (!saved) return;
    const { locale, file, key } = saved.change;
    const details = nodeOf(saved.change)?.parentElement?.closest('details');
    if (details) details.open = true;
    scrollTo({ top: saved.scroll, behavior: 'instant' });
    setReport({
      message: t(saved.isUndone ? 'undone' : 'saved', { file: `locales/${locale}/${file}.json`, key }),
      note: saved.notes.join(' '),
    });
  }, []);
  return [report, setReport] as const;
}
