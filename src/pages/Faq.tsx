import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useHref } from '../blocks/LocaleContext.ts';
import { WhatsAppLink } from '../blocks/links.tsx';
import { type PictureSource, pictures, servicePicture } from '../pictures/pictures.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CallToAction, Group } from '../ui/Section.tsx';

/** The picture beside each group; any other group has the desk. */
const PICTURES: Record<string, PictureSource> = {
  services: servicePicture('litigation-adr'),
  consultation: servicePicture('banking-finance'),
  process: servicePicture('employment'),
  standards: servicePicture('trust-estates'),
};

/** Groups of questions; within a group, one answer is open at a time. */
export function Faq() {
  const { t } = useTranslation('faq');
  const href = useHref();
  const groups = Object.entries(t('groups', { returnObjects: true }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      {groups.map(([id, { title, items }], index) => (
        <Group key={id} id={id} title={title} picture={PICTURES[id] ?? pictures.desk} eager={index === 0}>
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

const linked = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  answer: <ContactText>{answer}</ContactText>,
});
