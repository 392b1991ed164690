import { title } from '../../locales/ms/privacy.json';
import { malayNotice } from '../core/i18n/malayNotice.ts';

/** Link to the Malay privacy notice, labelled in Malay on every page. */
export function MalayNoticeLink() {
  return (
    <a href={malayNotice.path} hrefLang={malayNotice.tag} lang={malayNotice.tag}>
      {title} ({malayNotice.language})
    </a>
  );
}
