import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { WhatsAppLink } from '../blocks/WhatsAppLink.tsx';
import { useHref } from '../i18n/LocaleContext.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Group } from '../ui/Group.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Icons by group id; a group may have none. */
const ICONS: Record<string, IconName> = {
  general: 'court',
  services: 'scales',
  consultation: 'talk',
  process: 'clock',
  standards: 'shield',
};

/** Groups of questions; within a group, one answer is open at a time. */
export function Faq() {
  const { t } = useTranslation('faq');
  const href = useHref();
  const groups = Object.entries(t('groups', { returnObjects: true }));
  return (
    <>
      <PageHeader title={t('title')}>
        <p>{t('intro')}</p>
      </PageHeader>
      {groups.map(([id, { title, items }]) => (
        <Group key={id} id={id} title={title} icon={ICONS[id] && <Icon name={ICONS[id]} />}>
          <Accordion name={id} items={items.map(linked)} />
        </Group>
      ))}
      <CallToAction id="still" title={t('still.title')} text={t('still.text')}>
        <ButtonLink href={href('/contact')}>{t('still.schedule')}</ButtonLink>
        <WhatsAppLink>{t('still.whatsapp')}</WhatsAppLink>
      </CallToAction>
    </>
  );
}

/** An answer with the firm's phone number and email address as links. */
const linked = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  answer: <ContactText>{answer}</ContactText>,
});
