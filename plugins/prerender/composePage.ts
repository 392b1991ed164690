import type { RenderedPage } from '../../src/prerender.tsx';

/** The assets of a page. */
export interface Assets {
  scripts: string[];
  /** The files of the form's code, for pages that have the form. */
  formCode?: string[];
  /** Styles inlined into its head. */
  inlineStyles?: string;
  /** The print stylesheet. */
  printStyles?: string;
  /** Stylesheets that the first screen does not wait for, such as that of the heading font. */
  lateStyles?: string[];
}

/** Inserts a rendered page into the shell, `index.html`. Throws if the shell lacks a placeholder. */
export function composePage(shell: string, { lang, head, body }: RenderedPage, assets: Assets): string {
  const { scripts, formCode, inlineStyles, printStyles, lateStyles = [] } = assets;
  const code = formCode && body.includes('<form') ? ` data-form-code="${formCode.join(' ')}"` : '';
  const below = FIRST_BELOW.exec(body)?.[1];
  const links = [
    ...(below ? [`<link rel="expect" href="#${below}" blocking="render">`] : []),
    ...(inlineStyles ? [`<style>${inlineStyles}</style>`] : []),
    ...(printStyles ? [`<link rel="stylesheet" media="print" href="${printStyles}">`] : []),
  ];
  const end = [
    // Low priority: visible content is fetched first. Async: the document does not wait for scripts. At the end of the
    // body, so that every element they look for exists.
    ...scripts.map((src) => `<script type="module" async fetchpriority="low" src="${src}"${code}></script>`),
    // At the end of the body, a stylesheet does not block the rendering of the content before it.
    ...lateStyles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  const parts: [place: string, text: string][] = [
    ['<html lang="en">', `<html lang="${lang}">`],
    ['<!--head-->', head],
    ['<!--assets-->', links.join('\n    ')],
    ['<!--body-->', [body, ...end].join('\n    ')],
  ];
  return parts.reduce(put, shell);
}

/**
 * The first heading below the top of a page: on every page an h2 with an id. The browser paints only once it has been
 * parsed, because the columns at the top would move while they load.
 */
const FIRST_BELOW = /<h2 id="([^"]+)"/;

function put(shell: string, [place, text]: [place: string, text: string]): string {
  if (!shell.includes(place)) throw new Error(`index.html: there is no ${place}`);
  return shell.replace(place, () => text);
}
