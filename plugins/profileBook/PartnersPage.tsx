import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../../src/core/firm/lawyers.ts';
import { Portrait } from '../../src/ui/Portrait.tsx';
import { Sheet } from './Sheet.tsx';

/** The partners, each with a photograph or plate. */
export function PartnersPage() {
  const { t } = useTranslation('profile');
  return (
    <Sheet>
      <header>
        <h2>{t('partners.title')}</h2>
      </header>
      <ul className="partners">
        {lawyers.map((lawyer) => (
          <Partner key={lawyer.id} lawyer={lawyer} />
        ))}
      </ul>
    </Sheet>
  );
}

function Partner({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['profile', 'lawyers', 'lawyer']);
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const { years, called } = lawyer;
  return (
    <li>
      <div className="portrait">
        <Portrait lawyer={lawyer} sizes="50mm" alt={t('lawyer:portraitAlt', { lawyer: lawyer.name })} eager />
      </div>
      <div>
        <h3>{lawyer.name}</h3>
        <p className="role">{own('role')}</p>
        <p>{own('intro', { lawyer: lawyer.name, years })}</p>
        <dl className="facts">
          <div>
            <dt>{t('lawyers:tags')}</dt>
            <dd>{own('focus')}</dd>
          </div>
          <div>
            <dt>{t('partners.years', { years })}</dt>
            <dd>{t('partners.called', { called })}</dd>
          </div>
          <div>
            <dt>{lawyer.phone}</dt>
            <dd>{lawyer.email}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
