import { useTranslation } from 'react-i18next';
import { intlLocale } from '../core/i18n/locales.ts';
import { flatTexts } from '../core/i18n/mapTexts.ts';
import { lawOn } from '../core/law/register.ts';
import { signedOn } from '../core/law/signature.ts';
import { useLocale } from './LocaleContext.ts';

/**
 * Returns a function that gives the day on which a lawyer signed the words at a key, as the readers of the page write it:
 * `signed('services/insurance', 'limits.death')`. Undefined where nobody has signed them.
 */
export function useSigned(): (bundle: string, key: string) => string | undefined {
  const { i18n } = useTranslation();
  const locale = useLocale();
  return (bundle, key) => {
    const day = signedOn(lawOn(bundle, key), locale.id, flatTexts(i18n.getResourceBundle(locale.id, bundle)));
    if (!day) return undefined;
    const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(new Date(day));
  };
}
