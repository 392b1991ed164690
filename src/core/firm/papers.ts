import type { LimitId } from '../law/register.ts';
import type { ServiceSlug } from './services.ts';
import { type LimitRef, limitOf, type SituationId, situationOf, situationPath } from './situations.ts';

/** A paper in Malay that readers hold. */
interface Paper {
  /** Its title as printed, in Malay; the texts say what it is. */
  title: string;
  situation: SituationId;
  /** Its time limit, if not that of the situation: a practice area, and a row in its `limits`. */
  limit?: { [Slug in ServiceSlug]: `${Slug}/${LimitId<Slug>}` }[ServiceSlug];
  /** That it has no time limit of its own, although the situation has. */
  without?: true;
}

/**
 * Papers in Malay, by the ids of their texts in `locales/<id>/papers.json`. Only titles that were seen in use: court rules and
 * forms, agencies' own pages, the Bar's Red Book, statutes in Malay.
 */
export const papers = {
  writ: { title: 'Writ Saman', situation: 'courtPaper' },
  smallClaim: {
    title: 'Borang 198 (Tuntutan Kecil)',
    situation: 'courtPaper',
    limit: 'litigation-adr/smallClaim',
  },
  originating: { title: 'Saman Pemula', situation: 'courtPaper', without: true },
  application: { title: 'Notis Permohonan', situation: 'courtPaper', without: true },
  defaultJudgment: { title: 'Penghakiman Ingkar', situation: 'judgment' },
  seizure: { title: 'Writ Penyitaan dan Penjualan', situation: 'judgment', without: true },
  debtorSummons: { title: 'Saman Penghutang Penghakiman', situation: 'judgment', without: true },
  subpoena: { title: 'Sepina', situation: 'witness' },
  charge: { title: 'Pertuduhan', situation: 'charged' },
  arrestWarrant: { title: 'Waran Tangkap', situation: 'charged' },
  trafficNotice: { title: 'Saman Trafik, Notis POL. 170A', situation: 'charged' },
  bond: { title: 'Bon Jaminan', situation: 'bail' },
  bankruptcyNotice: { title: 'Notis Kebankrapan', situation: 'bankruptcyNotice' },
  creditorsPetition: {
    title: 'Petisyen Pemiutang',
    situation: 'bankruptcyNotice',
    limit: 'insolvency-liquidation/opposition',
  },
  bankruptcyOrder: { title: 'Perintah Kebankrapan', situation: 'bankruptcyNotice', without: true },
  windingUp: {
    title: 'Petisyen Penggulungan',
    situation: 'statutoryDemand',
    limit: 'insolvency-liquidation/windingUp',
  },
  demand: { title: 'Surat Tuntutan, Notis Tuntutan', situation: 'demand' },
  fourthSchedule: {
    title: 'Notis Jadual Keempat',
    situation: 'loanCalled',
    limit: 'banking-finance/repossession',
  },
  fifthSchedule: {
    title: 'Notis Jadual Kelima',
    situation: 'loanCalled',
    limit: 'banking-finance/repossessed',
  },
  form16D: { title: 'Borang 16D, Borang 16E', situation: 'loanCalled', limit: 'banking-finance/auction' },
  orderForSale: { title: 'Borang 16H, Perintah Jualan', situation: 'loanCalled' },
  showCause: { title: 'Surat Tunjuk Sebab', situation: 'showCause' },
  termination: { title: 'Surat Penamatan Perkhidmatan', situation: 'dismissed' },
  retrenchment: { title: 'Notis Pemberhentian Kerja', situation: 'dismissed', limit: 'employment/jobLoss' },
  injuryReport: { title: 'Borang 34 PERKESO', situation: 'hurtAtWork' },
  saleAgreement: { title: 'Perjanjian Jual dan Beli', situation: 'buying' },
  possession: {
    title: 'Penyerahan Milikan Kosong',
    situation: 'developerLate',
    limit: 'real-estate-conveyancing/defects',
  },
  charges: { title: 'Borang 11, Borang 20', situation: 'strata' },
  acquisition: {
    title: 'Borang E (Pengambilan Tanah), Notis Siasatan',
    situation: 'landTaken',
    without: true,
  },
  award: { title: 'Borang G, Borang H (Pengambilan Tanah)', situation: 'landTaken' },
  quitRent: { title: 'Borang 6A', situation: 'oldLand', limit: 'real-estate-conveyancing/quitRent' },
  forfeiture: { title: 'Borang 8A', situation: 'oldLand', limit: 'real-estate-conveyancing/forfeiture' },
  caveat: { title: 'Borang 19C', situation: 'siblings', limit: 'real-estate-conveyancing/caveat' },
  divorcePetition: { title: 'Petisyen Perceraian', situation: 'divorce' },
  decree: { title: 'Dekri Nisi', situation: 'divorce', limit: 'family-law/decree' },
  interimOrder: {
    title: 'Perintah Perlindungan Interim',
    situation: 'danger',
    limit: 'family-law/interimOrder',
  },
  administration: { title: 'Surat Kuasa Mentadbir', situation: 'noWill' },
  smallEstate: { title: 'Borang A (Pusaka Kecil)', situation: 'noWill' },
  compound: { title: 'Notis Kompaun', situation: 'charged' },
} as const satisfies Record<string, Paper>;

export type PaperId = keyof typeof papers;

/** The ids of all papers, in the order of the table. */
export const paperIds = Object.keys(papers) as readonly PaperId[];

/** The id of the element on a situation's page that has the title of a paper. */
export const paperElement = (id: PaperId): string => `paper-${id}`;

/**
 * The path of the page about a paper, without the language: that of its situation, which learns by the fragment which paper.
 *
 *     paperPath('writ') // => '/situations/courtPaper#paper-writ'
 */
export function paperPath(id: PaperId): string {
  const { situation } = papers[id];
  return situationPath(situation) + (situationOf(situation).leavable ? '' : `#${paperElement(id)}`);
}

/** The time limit of a paper: its own, or that of the situation that it leads to; undefined if it has none. */
export function paperLimit(id: PaperId): LimitRef | undefined {
  const { situation, limit, without }: Paper = papers[id];
  if (without) return undefined;
  const [service, limitId] = limit?.split('/') ?? [];
  return limit ? ({ service, limitId } as LimitRef) : limitOf(situationOf(situation));
}
