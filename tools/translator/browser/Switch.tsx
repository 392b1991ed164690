import { MODE_COOKIE, type TextMode } from '../devTexts.ts';

/** Shows the pages of this browser in another mode, or as they are. */
export function switchTo(mode: TextMode | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and older Safari
  document.cookie = `${MODE_COOKIE}=${mode ?? ''}; path=/; samesite=strict${mode ? '' : '; max-age=0'}`;
  // The address may ask for a mode, too.
  const address = new URL(location.href);
  address.searchParams.delete('translate');
  address.searchParams.delete('lng');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** In the corner of each page: into the translator mode, or out of the pseudo-language. */
export function Switch({ mode }: { mode: TextMode | undefined }) {
  return (
    <div className="corner">
      {mode === 'pseudo' ? (
        <>
          <span>Pseudo-language: what has no brackets is not in locales/</span>
          <button type="button" onClick={() => switchTo(undefined)}>
            Switch off
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={() => switchTo('translate')}>
            Translate
          </button>
          <button type="button" onClick={() => switchTo('pseudo')}>
            Pseudo-language
          </button>
        </>
      )}
    </div>
  );
}
