import type { LimitId } from '../law/register.ts';
import type { ServiceSlug } from './services.ts';
import {
  type AreaOf,
  type LimitRef,
  limitOf,
  type SituationId,
  situationOf,
  situationPath,
} from './situations.ts';

interface PaperAbout<Id extends SituationId> {
  /** Its title as printed, in Malay; the texts say what it is. */
  title: string;
  situation: Id;
  /** Its time limit, if not that of the situation: none, or a row in the `limits` of its practice area, or of another one. */
  limit?: 'none' | LimitId<AreaOf<Id>> | { [Slug in ServiceSlug]: `${Slug}/${LimitId<Slug>}` }[ServiceSlug];
}
type Paper = { [Id in SituationId]: PaperAbout<Id> }[SituationId];

/**
 * Papers in Malay, by the ids of their texts in `locales/<id>/papers.json`. Only titles that were seen in use: court rules and
 * forms, agencies' own pages, the Bar's Red Book, statutes in Malay.
 */
export const papers = {
  writ: { title: 'Writ Saman', situation: 'courtPaper' },
  smallClaim: { title: 'Borang 198 (Tuntutan Kecil)', situation: 'courtPaper', limit: 'smallClaim' },
  originating: { title: 'Saman Pemula', situation: 'courtPaper', limit: 'none' },
  application: { title: 'Notis Permohonan', situation: 'courtPaper', limit: 'none' },
  defaultJudgment: { title: 'Penghakiman Ingkar', situation: 'judgment' },
  seizure: { title: 'Writ Penyitaan dan Penjualan', situation: 'judgment', limit: 'none' },
  debtorSummons: { title: 'Saman Penghutang Penghakiman', situation: 'judgment', limit: 'none' },
  subpoena: { title: 'Sepina', situation: 'witness' },
  charge: { title: 'Pertuduhan', situation: 'charged' },
  arrestWarrant: { title: 'Waran Tangkap', situation: 'charged' },
  trafficNotice: { title: 'Saman Trafik, Notis POL. 170A', situation: 'charged' },
  bond: { title: 'Bon Jaminan', situation: 'bail' },
  bankruptcyNotice: { title: 'Notis Kebankrapan', situation: 'bankruptcyNotice' },
  creditorsPetition: { title: 'Petisyen Pemiutang', situation: 'bankruptcyNotice', limit: 'opposition' },
  bankruptcyOrder: { title: 'Perintah Kebankrapan', situation: 'bankruptcyNotice', limit: 'none' },
  windingUp: { title: 'Petisyen Penggulungan', situation: 'statutoryDemand', limit: 'windingUp' },
  demand: { title: 'Surat Tuntutan, Notis Tuntutan', situation: 'demand' },
  fourthSchedule: { title: 'Notis Jadual Keempat', situation: 'loanCalled', limit: 'repossession' },
  fifthSchedule: { title: 'Notis Jadual Kelima', situation: 'loanCalled', limit: 'repossessed' },
  form16D: { title: 'Borang 16D, Borang 16E', situation: 'loanCalled', limit: 'auction' },
  orderForSale: { title: 'Borang 16H, Perintah Jualan', situation: 'loanCalled' },
  showCause: { title: 'Surat Tunjuk Sebab', situation: 'showCause' },
  termination: { title: 'Surat Penamatan Perkhidmatan', situation: 'dismissed' },
  retrenchment: { title: 'Notis Pemberhentian Kerja', situation: 'dismissed', limit: 'jobLoss' },
  injuryReport: { title: 'Borang 34 PERKESO', situation: 'hurtAtWork' },
  saleAgreement: { title: 'Perjanjian Jual dan Beli', situation: 'buying' },
  possession: { title: 'Penyerahan Milikan Kosong', situation: 'developerLate', limit: 'defects' },
  charges: { title: 'Borang 11, Borang 20', situation: 'strata' },
  acquisition: {
    title: 'Borang E (Pengambilan Tanah), Notis Siasatan',
    situation: 'landTaken',
    limit: 'none',
  },
  award: { title: 'Borang G, Borang H (Pengambilan Tanah)', situation: 'landTaken' },
  quitRent: { title: 'Borang 6A', situation: 'oldLand', limit: 'real-estate-conveyancing/quitRent' },
  forfeiture: { title: 'Borang 8A', situation: 'oldLand', limit: 'real-estate-conveyancing/forfeiture' },
  caveat: { title: 'Borang 19C', situation: 'siblings', limit: 'caveat' },
  divorcePetition: { title: 'Petisyen Perceraian', situation: 'divorce' },
  decree: { title: 'Dekri Nisi', situation: 'divorce', limit: 'decree' },
  interimOrder: { title: 'Perintah Perlindungan Interim', situation: 'danger', limit: 'interimOrder' },
  administration: { title: 'Surat Kuasa Mentadbir', situation: 'noWill' },
  smallEstate: { title: 'Borang A (Pusaka Kecil)', situation: 'noWill' },
  compound: { title: 'Notis Kompaun', situation: 'charged' },
} as const satisfies Record<string, Paper>;

export type PaperId = keyof typeof papers;

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
  const { situation, limit }: Paper = papers[id];
  const row = situationOf(situation);
  if (!limit) return limitOf(row);
  const [limitId, service = row.service] = limit.split('/').reverse();
  return limit === 'none' ? undefined : ({ service, limitId } as LimitRef);
}
