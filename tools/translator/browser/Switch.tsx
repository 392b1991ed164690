import { MODE_COOKIE, type TextMode } from '../devTexts.ts';
import { panelLocale, say } from './say.ts';

/** Switches this browser to another mode, or back to the plain pages. */
export function switchTo(mode: TextMode | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and older Safari
  document.cookie = `${MODE_COOKIE}=${mode ?? ''}; path=/; samesite=strict${mode ? '' : '; max-age=0'}`;
  // The URL may contain a mode as well.
  const address = new URL(location.href);
  address.searchParams.delete('translate');
  address.searchParams.delete('lng');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** The button in the corner of each page: enters the translators' mode, or leaves the pseudo-language. */
export function Switch({ mode }: { mode: TextMode | undefined }) {
  return (
    <div className="corner" lang={panelLocale}>
      {mode === 'pseudo' ? (
        <>
          <span>{say('pseudoOn')}</span>
          <button type="button" onClick={() => switchTo(undefined)}>
            {say('switchOff')}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={() => switchTo('translate')}>
            {say('translate')}
          </button>
          <button type="button" onClick={() => switchTo('pseudo')}>
            {say('pseudo')}
          </button>
        </>
      )}
    </div>
  );
}
