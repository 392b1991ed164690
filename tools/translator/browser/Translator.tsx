import { useEffect, useState } from 'react';
import { localeOf } from '../../../src/i18n/localizedPath.ts';
import { parsePlace } from '../marks.ts';
import type { ListedText } from '../protocol.ts';
import { Panel } from './Panel.tsx';
import { Pointer } from './Pointer.tsx';
import { nodesOf, textsOnPage } from './pageTexts.ts';
import { switchTo } from './Switch.tsx';
import { panelLocale, say } from './say.ts';
import { keepSession, readSession } from './session.ts';
import { useTexts } from './useTexts.ts';

/** The languages of this page's texts, the page's own first. */
function localesHere(): string[] {
  const own = localeOf(location.pathname).id;
  const others = textsOnPage().flatMap(({ places }) => places.map(({ locale }) => locale));
  return [...new Set([own, ...others])];
}

/** The translators' mode: pointing at texts on the page, and the panel with the list of all texts. */
export function Translator() {
  const [locales] = useState(localesHere);
  const { texts, refresh } = useTexts(locales);
  const [open, setOpen] = useState(readSession().open ?? false);
  const [pointing, setPointing] = useState(true);
  const [message, setMessage] = useSaved();
  const onConfirmed = ({ locale }: ListedText) => {
    setMessage(say('confirmed'));
    refresh(locale);
  };
  return (
    <>
      <div className="corner side" lang={panelLocale}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => {
            keepSession({ open: !open });
            setOpen(!open);
          }}
        >
          {say('textsOf', { language: texts.lists[locales[0] ?? '']?.name ?? '…' })}
        </button>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          {say('pointAndEdit')}
        </button>
        <button type="button" onClick={() => switchTo(undefined)}>
          {say('switchOff')}
        </button>
        <span role="status">{message}</span>
      </div>
      {texts.problem && (
        <p role="alert" className="problem" lang={panelLocale}>
          {texts.problem}
        </p>
      )}
      {open && <Panel locales={locales} texts={texts} onConfirmed={onConfirmed} />}
      {pointing && <Pointer texts={texts} onConfirmed={onConfirmed} />}
    </>
  );
}

/** After saving and reloading: restores the scroll position and says that the text is saved. */
function useSaved() {
  const state = useState('');
  const [, setMessage] = state;
  useEffect(() => {
    const { saved } = readSession();
    if (!saved) return;
    const place = parsePlace(saved.place);
    const details = nodesOf(place)[0]?.parentElement?.closest('details');
    if (details) details.open = true;
    scrollTo({ top: saved.scroll, behavior: 'instant' });
    const file = `locales/${place.locale}/${place.file}.json`;
    setMessage(say('saved', { file, key: place.key }));
    // A change may reload the page more than once; the message lasts until the translator does something else.
    const forget = () => keepSession({ saved: undefined });
    const options = { once: true, capture: true };
    addEventListener('pointerdown', forget, options);
    addEventListener('keydown', forget, options);
    return () => {
      removeEventListener('pointerdown', forget, options);
      removeEventListener('keydown', forget, options);
    };
  }, []);
  return state;
}
