import { useTranslation } from 'react-i18next';
import { firm } from '../firm/firm.ts';
import { mailUrl, telUrl } from '../firm/links.ts';
import { useLocale } from '../i18n/LocaleContext.ts';
import { ErrorScreen } from '../layout/ErrorScreen.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import type { Variant } from './enquiry.ts';

/**
 * The form as a page contains it. It is prerendered in full; `main.tsx` finds it by its id and loads its code, or
 * shows the error screen above it if that fails. With scripts off, phone and e-mail take its place.
 */
export function EnquirySection({ variant }: { variant: Variant }) {
  const { t } = useTranslation('enquiry');
  const { t: common } = useTranslation('common');
  const locale = useLocale();
  return (
    <>
      <div id="enquiry" data-variant={variant} data-locale={locale.id}>
        <EnquiryPanel variant={variant} />
      </div>
      <template id="failure">
        <ErrorScreen title={common('error.title')} message="" help={common('error.help')} />
      </template>
      <div className={styles.noScript}>
        <p>{t('noScript')}</p>
        <p>
          <a href={telUrl(firm.phone)}>{firm.phone}</a> · <a href={mailUrl(firm.email)}>{firm.email}</a>
        </p>
      </div>
    </>
  );
}
