import { Fragment } from 'react';
import type { Locale } from '../../src/core/i18n/locales.ts';
import type { ChangedText } from '../i18n/history.ts';
import type { Translate } from '../i18n/messages.ts';
import type { ChangedPage } from './changedPages.ts';

/** Viewport widths of the pictures in CSS pixels: phone and desktop. */
export const WIDTHS = [390, 1280] as const;

/** A language with its changed pages and texts. */
export interface ChangedLanguage {
  locale: Pick<Locale, 'id' | 'tag' | 'name'>;
  pages: ChangedPage[];
  texts: ChangedText[];
  t: Translate;
}

/** File name of a picture: `before/korean_faq-390.jpg`. */
export const pictureFile = (state: 'before' | 'after', address: string, width: number): string =>
  `${state}/${address.slice(1).replaceAll('/', '_') || 'home'}-${width}.jpg`;

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
img { border: 1px solid #999; max-width: 100%; height: auto }
table { border-collapse: collapse; margin-block: 1rem }
td, th { border: 1px solid #999; padding: .4rem .6rem; text-align: start; vertical-align: top; white-space: pre-wrap }
code { font-size: 14px }
`;

/** The changed texts, then before and after pictures of the pages, in the language of the texts. */
export function ChangesPage({ languages }: { languages: readonly ChangedLanguage[] }) {
  const [first] = languages;
  return (
    <html lang={first?.locale.tag ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{first?.t('reports.changes.title') ?? ''}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        {languages.map((language) => (
          <Language key={language.locale.id} {...language} />
        ))}
      </body>
    </html>
  );
}

function Language({ locale, pages, texts, t }: ChangedLanguage) {
  return (
    <section lang={locale.tag}>
      <h1>
        {t('reports.changes.title')}: {locale.name}
      </h1>
      {texts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('reports.changes.text')}</th>
              <th scope="col">{t('reports.changes.before')}</th>
              <th scope="col">{t('reports.changes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {texts.map(({ file, key, before, after }) => (
              <tr key={`${file}:${key}`}>
                <th scope="row">
                  <code>
                    {locale.id}/{file}: {key}
                  </code>
                </th>
                <td>{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages.map(({ address, others }) => (
        <Fragment key={address}>
          <h2>{address}</h2>
          {others > 0 && <p>{t('reports.changes.others', { count: others })}</p>}
          {WIDTHS.map((width) => (
            <div key={width}>
              {(['before', 'after'] as const).map((state) => {
                const file = pictureFile(state, address, width);
                const label = `${t(`reports.changes.${state}`)}, ${width} px`;
                return (
                  <figure key={state}>
                    <figcaption>{label}</figcaption>
                    <a href={file}>
                      <img
                        src={file}
                        width={Math.min(width, 620)}
                        alt={`${address}: ${label}`}
                        loading="lazy"
                      />
                    </a>
                  </figure>
                );
              })}
            </div>
          ))}
        </Fragment>
      ))}
    </section>
  );
}
