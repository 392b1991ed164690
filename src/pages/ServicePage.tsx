import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { PageLink, TopActions, useForm, WhatsAppLink } from '../blocks/links.tsx';
import { InCharge } from '../blocks/Partners.tsx';
import { Helplines } from '../blocks/SituationTime.tsx';
import { useSigned } from '../blocks/useSigned.ts';
import { type ServiceSlug, serviceOf } from '../core/firm/services.ts';
import { situationList } from '../core/firm/situations.ts';
import { optionalPart } from '../core/i18n/createI18n.ts';
import { clockOf } from '../core/law/clock.ts';
import { consulates, helplines } from '../core/situationTexts.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainList, Tags, TitledList } from '../ui/lists.tsx';
import { BAND_SIZES, PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CallToAction, Section } from '../ui/Section.tsx';
import { Clock, Table } from '../ui/Table.tsx';
import styles from './ServicePage.module.css';

/** The page of a practice area. Urgent matters and time limits come first. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  const practices = optionalPart<string[]>(i18n, `services/${slug}`, 'practices') ?? [];
  return (
    <>
      <Top slug={slug} />
      <div className={`${styles.first} page-width`}>
        <Urgent slug={slug} />
        <InCharge slug={slug} className={styles.lawyer} />
      </div>
      <Limits slug={slug} />
      <Section id="overview" title={t('overview')} tone="band">
        <TitledList items={text('overview', { returnObjects: true })} className={styles.overview} />
      </Section>
      <Section id="help" title={t('help')}>
        <PlainList items={text('help', { returnObjects: true })} columns />
      </Section>
      {practices.length > 0 && (
        <Section id="practices" title={t('practices')}>
          <Tags items={practices} />
        </Section>
      )}
      <Near slug={slug} />
      <CallToAction id="assistance" title={t('assistance.title')} text={t('assistance.text')}>
        <ButtonLink {...useForm()}>{t('assistance.schedule')}</ButtonLink>
        <WhatsAppLink>{t('assistance.whatsapp')}</WhatsAppLink>
      </CallToAction>
    </>
  );
}

function Top({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  return (
    <PageHeader
      eyebrow={<PageLink to="/services">{t('back')}</PageLink>}
      title={text('title')}
      subtitle={text('subtitle')}
      lead={text('description')}
      picture={<Picture picture={servicePicture(slug)} alt={text('image.alt')} sizes={BAND_SIZES} priority />}
      actions={
        <TopActions>
          <ButtonLink {...useForm()}>{t('assistance.schedule')}</ButtonLink>
        </TopActions>
      }
    />
  );
}

function Urgent({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { i18n } = useTranslation(`services/${slug}`);
  const paragraphs = optionalPart<string[]>(i18n, `services/${slug}`, 'urgent.text');
  if (!paragraphs) return null;
  const isConsular = situationList.some((row) => row.service === slug && row.urgent && row.showsConsulates);
  return (
    <section className={styles.urgent} id="urgent">
      <h2 id="urgent-title">{t('urgent.title')}</h2>
      <Helplines calls={[...helplines(i18n, slug), ...(isConsular ? consulates(i18n) : [])]} />
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>{index === 0 ? opened(paragraph) : paragraph}</p>
      ))}
    </section>
  );
}

/** Sets the first sentence apart, which says what cannot wait. */
function opened(text: string) {
  const [first = ''] = text.match(/^.+?(?:[.!](?=\s)|[。！])/s) ?? [];
  return (
    <>
      <span className={styles.opening}>{first}</span>
      {text.slice(first.length)}
    </>
  );
}

/** A table of an area's time limits: for what, how long, from when, the statute, and when a lawyer signed the row. */
function Limits({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  const signed = useSigned();
  const limits = Object.entries(text('limits', { returnObjects: true })).map(([id, limit]) => ({
    ...{ id, limit },
    day: signed(`services/${slug}`, `limits.${id}`),
  }));
  const left = limits.filter(({ day }) => !day).length;
  const columns = (['what', 'time', 'from', 'source'] as const).map((id) => ({ title: t(`limits.${id}`) }));
  return (
    <Section id="limits" title={t('limits.title')} intro={t('limits.intro')} kind="spread">
      <Table heading="limits-title" columns={columns} className={styles.limits}>
        {limits.map(({ id, limit, day }) => (
          <tr key={id}>
            <th scope="row" className="phrase">
              {limit.what}
            </th>
            <td className="time-figure">
              <Clock share={clockOf(slug, id)} />
              {limit.time}
            </td>
            <td className="phrase" data-column={t('limits.from')}>
              {limit.from}
            </td>
            <td className="note">
              {unbroken(limit.source)}
              {day && <div>{t('limits.checked', { signed: day })}</div>}
            </td>
          </tr>
        ))}
      </Table>
      <p className={`${styles.note} note`}>
        {t('limits.note')}
        {left > 0 && <br />}
        {left > 0 && t(left < limits.length ? 'limits.partly' : 'limits.unsigned')}
      </p>
    </Section>
  );
}

/** Keeps a citation's section on one line: `s. 50`, `O. 53 r. 3`, `P.U. (B)`. */
const unbroken = (source: string): string => source.replace(/\b(ss?|rr?|O|Art|Schs?|P\.U)\. /g, '$1.\u00a0');

/** Links to related areas and, for visitors on the wrong page, to the situations. */
function Near({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation(['service', 'services', 'common']);
  const href = useHref();
  return (
    <Section id="near" title={t('neighbours.title')} screenOnly>
      <ul className={`${styles.near} cells`}>
        {serviceOf(slug).near.map((near) => (
          <li key={near} className="beside">
            <Picture picture={servicePicture(near)} alt="" sizes="7rem" />
            <PageLink to={`/services/${near}`} className="whole">
              {t(`services:areas.items.${near}.title`)}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        {t('situations.text')} <a href={href('/situations')}>{t('common:situations')}</a>
      </p>
    </Section>
  );
}
