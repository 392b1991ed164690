import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type BookPictures, ProfileBook } from './ProfileBook.tsx';

/** The profile book as HTML, in the language of an i18next instance. */
export const renderBook = (i18n: I18n, pictures: BookPictures): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <ProfileBook pictures={pictures} />
    </I18nextProvider>,
  );
