import { title } from '../../locales/ms/privacy.json';
import { malayNotice } from '../i18n/malayNotice.ts';

/** Leads to the privacy notice in the national language, named in that language on every page. */
export function MalayNoticeLink() {
  return (
    <a href={malayNotice.path} hrefLang={malayNotice.tag} lang={malayNotice.tag}>
      {title} ({malayNotice.language})
    </a>
  );
}
