import { Clock, Landmark, MessagesSquare, Scale, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/LocaleContext.ts';
import { WhatsAppLink } from '../layout/WhatsAppLink.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Faq.module.css';

/** Five groups of four questions, one answer open at a time in each group. */
export function Faq() {
  const { t } = useTranslation('faq');
  const href = useHref();
  const groups = [
    { id: 'general', ...t('groups.general', { returnObjects: true }), Icon: Landmark },
    { id: 'services', ...t('groups.services', { returnObjects: true }), Icon: Scale },
    { id: 'consultation', ...t('groups.consultation', { returnObjects: true }), Icon: MessagesSquare },
    { id: 'process', ...t('groups.process', { returnObjects: true }), Icon: Clock },
    { id: 'standards', ...t('groups.standards', { returnObjects: true }), Icon: ShieldCheck },
  ];
  return (
    <>
      <PageHeader title={t('title')}>
        <p>{t('intro')}</p>
      </PageHeader>
      {groups.map(({ id, title, items, Icon }, index) => (
        <Section
          key={id}
          id={id}
          title={title}
          tone={index % 2 ? 'band' : 'paper'}
          intro={<Icon className={styles.icon} aria-hidden="true" strokeWidth={1.25} size={40} />}
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
