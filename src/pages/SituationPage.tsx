import { useTranslation } from 'react-i18next';
import { usePage } from '../blocks/LocaleContext.ts';
import { NewTabLink, PageLink, useForm, WhatsAppLink } from '../blocks/links.tsx';
import { InCharge } from '../blocks/Partners.tsx';
import { Helplines, SituationTime } from '../blocks/SituationTime.tsx';
import { useSigned } from '../blocks/useSigned.ts';
import { firm } from '../core/firm/firm.ts';
import { shareUrl, telUrl } from '../core/firm/links.ts';
import { paperElement, paperIds, papers } from '../core/firm/papers.ts';
import { areaPath, limitOf, type SituationId, situationOf } from '../core/firm/situations.ts';
import { lawOn } from '../core/law/register.ts';
import { areaName, type SituationTexts, situationTexts } from '../core/situationTexts.ts';
import { situationPicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { itemsOf } from '../ui/lists.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CallToAction, Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import { LastDay } from './LastDay.tsx';
import styles from './SituationPage.module.css';

/** A situation: the time limit, what to do, the law, and the page to send or print for somebody else. */
export function SituationPage({ id }: { id: SituationId }) {
  const { t, i18n } = useTranslation('situations');
  const situation = situationTexts(i18n, id);
  const limitRef = limitOf(situationOf(id));
  const { service, text, steps = [], shares, limit, late } = situation;
  const { helplines, consulates, consulatesFirst } = situation;
  return (
    <>
      <PageHeader
        title={text}
        eyebrow={<PageLink to="/situations">{t('all')}</PageLink>}
        picture={
          <Picture picture={situationPicture(situation)} alt="" sizes="(min-width: 60rem) 24rem, 100vw" />
        }
      >
        <SituationTime situation={situation} />
        {limitRef && <LastDay limit={limitRef} ask={limit?.ask} hasLate={Boolean(late)} />}
        <Helplines calls={consulatesFirst ? [...helplines, ...consulates] : helplines} />
      </PageHeader>
      {steps.length > 0 && (
        <Section id="steps" title={t('steps')}>
          <ol className={styles.steps}>{itemsOf(steps)}</ol>
          {shares && <Shares shares={shares} />}
          {!consulatesFirst && <Helplines calls={consulates} />}
          <Signed id={id} />
        </Section>
      )}
      {late && (
        <Section id="late" title={t('late')}>
          <p>{late}</p>
        </Section>
      )}
      <div className={`${styles.after} page-width`}>
        <Law situation={situation} />
        {service !== 'notarial' && <InCharge slug={service} />}
        <Share situation={situation} />
      </div>
      {/* A link to the page of a paper has it in its fragment; `main.ts` adds its title to the message. */}
      {paperIds
        .filter((paper) => papers[paper].situation === id)
        .map((paper) => (
          <span key={paper} id={paperElement(paper)} data-paper={papers[paper].title} hidden />
        ))}
      <Ask />
    </>
  );
}

/** For which part of the country the page is written, and when a lawyer signed its law, or that nobody has yet. */
function Signed({ id }: { id: SituationId }) {
  const { t } = useTranslation('situations');
  const signed = useSigned();
  const key = `groups.${situationOf(id).group}.items.${id}`;
  const day = signed('situations', key);
  return (
    <div className={`${styles.signed} note`}>
      <p>{t('territory')}</p>
      {lawOn('situations', key) && <p>{day ? t('checked', { signed: day }) : t('unchecked')}</p>}
    </div>
  );
}

/** How to ask about the situation; what it is goes along, unless nobody may see it. */
function Ask() {
  const { t } = useTranslation(['situations', 'common', 'service']);
  const form = useForm('/contact#enquiry-section');
  return (
    <CallToAction id="next" title={t('cta.here')} text={form['data-about'] ? t('cta.along') : t('cta.plain')}>
      <ButtonLink {...form}>{t('cta.write')}</ButtonLink>
      <WhatsAppLink>{t('service:assistance.whatsapp')}</WhatsAppLink>
      <ButtonLink href={telUrl(firm.phone)} kind="secondary">
        {t('common:call')}
      </ButtonLink>
    </CallToAction>
  );
}

function Shares({ shares }: { shares: NonNullable<SituationTexts['shares']> }) {
  const { t } = useTranslation('situations');
  return (
    <Table
      heading="steps-title"
      columns={[{ title: t('shares.heirs') }, { title: t('shares.share') }]}
      className={styles.shares}
    >
      {shares.map(({ heirs, share }) => (
        <tr key={heirs}>
          <th scope="row">{heirs}</th>
          <td>{share}</td>
        </tr>
      ))}
    </Table>
  );
}

function Law({ situation: { id, service } }: { situation: SituationTexts }) {
  const { t, i18n } = useTranslation('situations');
  return (
    <section className="screen-only">
      <h2 id="law">{t('law')}</h2>
      {service !== 'notarial' && <p>{t('lawText')}</p>}
      <PageLink to={areaPath(situationOf(id))}>{t('area', { area: areaName(i18n, service) })}</PageLink>
    </section>
  );
}

/** A message to somebody in the family, which the visitor's own WhatsApp sends. */
function Share({ situation: { id, text } }: { situation: SituationTexts }) {
  const { t } = useTranslation('situations');
  const { url: address = '' } = usePage();
  const message = situationOf(id).leavable ? address : t('share.message', { text, address });
  return (
    <section className="screen-only">
      <h2 id="share">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <NewTabLink className="tap" href={shareUrl(message)}>
        {t('share.link')}
      </NewTabLink>
    </section>
  );
}
