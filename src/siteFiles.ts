import { lawyers } from './core/firm/lawyers.ts';
import { vcardPath } from './core/firm/links.ts';
import { createI18n } from './core/i18n/createI18n.ts';
import { locales } from './core/i18n/locales.ts';
import { localizedPath } from './core/i18n/localizedPath.ts';
import { manifest, manifestPath, robots, sitemap, vcard } from './core/metadata/files.ts';
import { pagesOf } from './core/pages.ts';
import { loadBundle } from './loadBundle.ts';
import { searchFiles } from './searchFiles.ts';
import { token } from './styles/token.ts';
import tokens from './styles/tokens.css?raw';

const colours = { theme: token(tokens, 'bottle'), background: token(tokens, 'paper') };

const everyPage = locales.flatMap((locale) => pagesOf(locale).map(({ path }) => ({ locale, path })));
const listedPages = everyPage.filter(({ path }) => path !== '*');

/** The path of every page in every language; `/404` and `/korean/404` are those of the not-found pages. */
export const pagePaths = (): string[] =>
  everyPage.map(({ locale, path }) => localizedPath(locale, path === '*' ? '/404' : path));

type OtherFile = { path: string; type: string; text: () => string | Promise<string> };

/** The sitemap and robots.txt, and for each language the web manifest, the lawyers' vCards and what can be searched for. */
export const otherFiles = (siteUrl: string): OtherFile[] => [
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    text: () => sitemap(siteUrl, listedPages),
  },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: () => robots(siteUrl) },
  ...locales.flatMap((locale) => [
    {
      path: manifestPath(locale),
      type: 'application/manifest+json; charset=utf-8',
      text: async () => {
        const { t } = await createI18n(locale, loadBundle, ['common', 'profile']);
        return JSON.stringify(manifest(locale, t('subtitle', { ns: 'profile' }), colours), null, 2);
      },
    },
    ...lawyers.map((lawyer) => ({
      path: localizedPath(locale, vcardPath(lawyer)),
      type: 'text/vcard; charset=utf-8',
      text: async () => {
        const { t } = await createI18n(locale, loadBundle, ['common', `lawyers/${lawyer.id}`]);
        const url = siteUrl + localizedPath(locale, `/lawyers/${lawyer.slug}`);
        return vcard(lawyer, t('role', { ns: `lawyers/${lawyer.id}` }), url);
      },
    })),
  ]),
  ...searchFiles(loadBundle).map((file) => ({ ...file, type: 'application/json; charset=utf-8' })),
];
