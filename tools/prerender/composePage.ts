import type { RenderedPage } from '../../src/prerender.tsx';

/** What a page loads. */
export interface Assets {
  scripts: string[];
  /** The styles that stand in it. */
  inlineStyles?: string;
  /** Style sheets that it waits for. */
  styles?: string[];
  /** The style sheet for paper. */
  printStyles?: string;
  /** Style sheets that nothing on the first screen waits for, such as that of the headings' font. */
  lateStyles?: string[];
}

/** Puts a rendered page into the shell, `index.html`. Throws if the shell has lost one of its places. */
export function composePage(shell: string, { lang, head, body }: RenderedPage, assets: Assets): string {
  const { scripts, inlineStyles, styles = [], printStyles, lateStyles = [] } = assets;
  const links = [
    ...(inlineStyles ? [`<style>${inlineStyles}</style>`] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(printStyles ? [`<link rel="stylesheet" media="print" href="${printStyles}">`] : []),
    // What the page shows is fetched first.
    ...scripts.map((src) => `<script type="module" fetchpriority="low" src="${src}"></script>`),
  ];
  // At the end of the page a style sheet holds up nothing that stands before it.
  const end = lateStyles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const parts: [place: string, text: string][] = [
    ['<html lang="en">', `<html lang="${lang}">`],
    ['<!--head-->', head],
    ['<!--assets-->', links.join('\n    ')],
    ['<!--body-->', [body, ...end].join('\n    ')],
  ];
  return parts.reduce(put, shell);
}

function put(shell: string, [place, text]: [place: string, text: string]): string {
  if (!shell.includes(place)) throw new Error(`index.html: there is no ${place}`);
  return shell.replace(place, () => text);
}
