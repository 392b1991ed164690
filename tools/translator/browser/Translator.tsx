import { useEffect, useState } from 'react';
import { localeOf } from '../../../src/i18n/localizedPath.ts';
import { parsePlace } from '../marks.ts';
import { Panel } from './Panel.tsx';
import { Pointer } from './Pointer.tsx';
import { nodesOf, textsOnPage } from './pageTexts.ts';
import { switchTo } from './Switch.tsx';
import { keepSession, readSession } from './session.ts';
import { useTexts } from './useTexts.ts';

/** The languages on this page, its own first. */
function localesHere(): string[] {
  const own = localeOf(location.pathname).id;
  const others = textsOnPage().flatMap(({ places }) => places.map(({ locale }) => locale));
  return [...new Set([own, ...others])];
}

/** The translator mode: pointing at texts on the page, and the panel with the list of all texts. */
export function Translator() {
  const [locales] = useState(localesHere);
  const texts = useTexts(locales);
  const [open, setOpen] = useState(readSession().open ?? false);
  const [pointing, setPointing] = useState(true);
  const saved = useSaved();
  return (
    <>
      <div className="corner side">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => {
            keepSession({ open: !open });
            setOpen(!open);
          }}
        >
          Texts: {texts.lists[locales[0] ?? '']?.name ?? '…'}
        </button>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          Point and edit
        </button>
        <button type="button" onClick={() => switchTo(undefined)}>
          Switch off
        </button>
        <span role="status">{saved}</span>
      </div>
      {texts.problem && (
        <p role="alert" className="problem">
          {texts.problem}
        </p>
      )}
      {open && <Panel locales={locales} texts={texts} />}
      {pointing && <Pointer texts={texts} />}
    </>
  );
}

/** After a text was saved and the page loaded again: brings the reader back to it, and says that it is saved. */
function useSaved(): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const { saved } = readSession();
    if (!saved) return;
    const place = parsePlace(saved.place);
    const details = nodesOf(place)[0]?.parentElement?.closest('details');
    if (details) details.open = true;
    scrollTo({ top: saved.scroll, behavior: 'instant' });
    setMessage(`Saved in locales/${place.locale}/${place.file}.json: ${place.key}`);
    // The page may be loaded more than once after a change; the next thing that is done is about something else.
    const forget = () => keepSession({ saved: undefined });
    const options = { once: true, capture: true };
    addEventListener('pointerdown', forget, options);
    addEventListener('keydown', forget, options);
    return () => {
      removeEventListener('pointerdown', forget, options);
      removeEventListener('keydown', forget, options);
    };
  }, []);
  return message;
}
