import { parse } from 'node-html-parser';
import { directionOf } from '../../src/core/i18n/typography.ts';
import type { RenderedPage } from '../../src/renderPage.tsx';
import { linkHelplines, markForeignTerms } from './terms.ts';
import { typeset } from './typeset.ts';

/** A page whose text is complete, and what is known of it: nothing reads its HTML again. */
export interface FinishedPage extends RenderedPage {
  classes: readonly string[];
  serifText: string;
  hasForm: boolean;
  /** The id of its first heading below the top: on every page, that of the first `h2` with one. */
  firstBelow?: string;
}

/**
 * Finishes a rendered page, in development as in the build: helplines become links, foreign terms get their language, lines
 * their breaks, and lists the role that WebKit takes from those without markers. `serif` selects what is set in serif.
 */
export function finishPage(page: RenderedPage, serif: readonly string[] = []): FinishedPage {
  // Comments stay: translators' texts have their place in one.
  const body = parse(page.body, { comment: true });
  linkHelplines(body);
  markForeignTerms(body, page.lang);
  typeset(body, page.lang);
  for (const list of body.querySelectorAll('ul, ol')) list.setAttribute('role', 'list');
  return {
    ...page,
    body: body.toString(),
    classes: body.querySelectorAll('[class]').flatMap(({ classList }) => [...classList.values()]),
    serifText: serif
      .flatMap((selector) => body.querySelectorAll(selector))
      .map(({ text }) => text)
      .join(''),
    hasForm: body.querySelector('form') !== null,
    firstBelow: body.querySelector('h2[id]')?.id,
  };
}

export interface Assets {
  scripts: string[];
  /** For pages that have the form: its script, and the files that this loads. */
  form?: { script: string; files: string[] };
  inlineStyles?: string;
  printStyles?: string;
  /** Stylesheets that the first screen does not wait for, such as that of the heading font. */
  lateStyles?: string[];
}

/** Inserts a page into the shell, `index.html`. Throws if the shell lacks a placeholder. */
export function composePage(shell: string, page: FinishedPage, assets: Assets): string {
  const { lang, head, body, hasForm, firstBelow } = page;
  const { scripts, form, inlineStyles, printStyles, lateStyles = [] } = assets;
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
    ...scripts.map((src) => scriptTag(src)),
    ...(hasForm && form ? [scriptTag(form.script, ` data-form-code="${form.files.join(' ')}"`)] : []),
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

const scriptTag = (src: string, data = ''): string =>
  `<script type="module" async fetchpriority="low" src="${src}"${data}></script>`;

function put(shell: string, [placeholder, text]: [placeholder: string, text: string]): string {
  if (!shell.includes(placeholder)) throw new Error(`index.html: there is no ${placeholder}`);
  return shell.replace(placeholder, () => text);
}

// A site with samples must not be indexed. Crawling stays allowed, since crawlers have to read the noindex rule:
// https://developers.google.com/search/docs/crawling-indexing/block-indexing

/** Adds noindex to a page; the 404 page already has it. */
export function withNoindex<Page extends RenderedPage>(page: Page): Page {
  const hasRobots = page.head.includes('<meta name="robots"');
  return hasRobots ? page : { ...page, head: `${page.head}<meta name="robots" content="noindex"/>` };
}

/** The `robots.txt` of such a site: allows everything, and names no sitemap. */
export const ROBOTS = '# This site contains samples, so its pages have noindex.\nUser-agent: *\nAllow: /\n';
