import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/LocaleContext.ts';
import { WhatsAppLink } from '../layout/WhatsAppLink.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Faq.module.css';

/** The icon of each group; a group without one has none. */
const ICONS: Record<string, IconName> = {
  general: 'court',
  services: 'scales',
  consultation: 'talk',
  process: 'clock',
  standards: 'shield',
};

/** Groups of questions, one answer open at a time in each group. */
export function Faq() {
  const { t } = useTranslation('faq');
  const href = useHref();
  return (
    <>
      <PageHeader title={t('title')}>
        <p>{t('intro')}</p>
      </PageHeader>
      {Object.entries(t('groups', { returnObjects: true })).map(([id, { title, items }], index) => (
        <Section
          key={id}
          id={id}
          title={title}
          tone={index % 2 ? 'paper' : 'band'}
          intro={ICONS[id] && <Icon name={ICONS[id]} className={styles.icon} size={36} />}
        >
          <Accordion name={id} items={items} />
        </Section>
      ))}
      <CallToAction id="still" title={t('still.title')} text={t('still.text')}>
        <ButtonLink href={href('/contact')}>{t('still.schedule')}</ButtonLink>
        <WhatsAppLink>{t('still.whatsapp')}</WhatsAppLink>
      </CallToAction>
    </>
  );
}
