import type { RenderedPage } from '../../src/prerender.tsx';

/** Addresses of the files that a page loads. */
export interface Assets {
  scripts: string[];
  styles: string[];
  /** Fetched before the styles ask for them. */
  fonts: string[];
}

/** Puts a rendered page into the shell, `index.html`. Throws if the shell has lost one of its places. */
export function composePage(shell: string, { lang, head, body }: RenderedPage, assets: Assets): string {
  const links = [
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // What the page shows is fetched first.
    ...assets.scripts.map((src) => `<script type="module" fetchpriority="low" src="${src}"></script>`),
  ];
  const parts: [place: string, text: string][] = [
    ['<html lang="en">', `<html lang="${lang}">`],
    ['<!--head-->', head],
    ['<!--assets-->', links.join('\n    ')],
    ['<!--body-->', body],
  ];
  return parts.reduce(put, shell);
}

function put(shell: string, [place, text]: [place: string, text: string]): string {
  if (!shell.includes(place)) throw new Error(`index.html: there is no ${place}`);
  return shell.replace(place, () => text);
}
