import { directionOf } from '../../src/core/i18n/script.ts';
import type { FinishedPage } from './finishPage.ts';

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

/** Inserts a page into the shell, `index.html`. Throws if the shell lacks a placeholder. */
export function composePage(shell: string, page: FinishedPage, assets: Assets): string {
  const { lang, head, body, hasForm, firstBelow } = page;
  const { scripts, formCode, inlineStyles, printStyles, lateStyles = [] } = assets;
  const code = formCode && hasForm ? ` data-form-code="${formCode.join(' ')}"` : '';
  const direction = directionOf(lang) === 'rtl' ? ' dir="rtl"' : '';
  const links = [
    // The browser paints only once it has been parsed, because the columns at the top would move while they load.
    ...(firstBelow ? [`<link rel="expect" href="#${firstBelow}" blocking="render">`] : []),
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
  const parts: [placeholder: string, text: string][] = [
    ['<html lang="en">', `<html lang="${lang}"${direction}>`],
    ['<!--head-->', head],
    ['<!--assets-->', links.join('\n    ')],
    ['<!--body-->', [body, ...end].join('\n    ')],
  ];
  return parts.reduce(put, shell);
}

function put(shell: string, [placeholder, text]: [placeholder: string, text: string]): string {
  if (!shell.includes(placeholder)) throw new Error(`index.html: there is no ${placeholder}`);
  return shell.replace(placeholder, () => text);
}
