import type { ServiceSlug } from '../../src/core/firm/services.ts';
import type { LimitId } from '../../src/core/law/register.ts';

/** A time limit of the register, by its area and its id. */
type LimitName = { [Slug in ServiceSlug]: `${Slug}.${LimitId<Slug>}` }[ServiceSlug];

const inArea =
  <Slug extends ServiceSlug>(slug: Slug) =>
  (id: LimitId<Slug>) =>
    `${slug}.${id}` as const;
const [adr, debts] = [inArea('litigation-adr'), inArea('insolvency-liquidation')];
const [land, injury] = [inArea('real-estate-conveyancing'), inArea('insurance')];

/**
 * The texts that repeat time limits of the register, with those limits, each listed once for every time that a text names it. When
 * a limit changes, all of them are found. The list is empty for a text whose time only happens to be as long as a limit.
 */
export const repeats: Readonly<Record<string, readonly LimitName[]>> = {
  'faq:groups.process.items.2.answer': [adr('contract')],
  'language:between.items.judgments.text': [],
  'language:between.items.marriage.text': [],
  'language:between.items.visa.text': ['employment.dismissal'],
  'papers:items.demand.what': [debts('statutoryDemand')],
  'papers:items.smallEstate.when': ['trust-estates.smallEstate'],
  'services/administrative-law:limits.planningAppeal.what': [],
  'services/administrative-law:overview.1.text': [],
  'services/criminal-law:limits.magistrate.what': [],
  'services/debt-recovery:limits.judgment.what': [],
  'services/debt-recovery:urgent.text.1': ['debt-recovery.appearance'],
  'services/employment:urgent.text.0': ['employment.dismissal', 'employment.dismissal'],
  'services/family-law:urgent.text.1': ['family-law.protectionOrder'],
  'services/family-law:overview.1.text': [],
  'services/insolvency-liquidation:urgent.text.0': [debts('bankruptcyNotice'), debts('statutoryDemand')],
  'services/insolvency-liquidation:urgent.text.1': [debts('bankruptcyNotice')],
  'services/insurance:limits.death.what': [injury('injuryGovernment')],
  'services/insurance:urgent.text.0': [injury('policeReport')],
  'services/litigation-adr:limits.contract.what': [adr('consumerTribunal')],
  'services/litigation-adr:urgent.text.0': [adr('appearance')],
  'services/real-estate-conveyancing:limits.defects.what': [],
  'services/real-estate-conveyancing:overview.1.text': [land('gainsTax')],
  'situations:groups.police.items.arrested.late': ['criminal-law.magistrate'],
  'situations:groups.police.items.charged.late': ['criminal-law.trafficCompound', 'criminal-law.appeal'],
  'situations:groups.police.items.courtPaper.steps.1': [adr('appearance'), adr('defence'), adr('smallClaim')],
  'situations:groups.police.items.courtPaper.late': [adr('appearance'), adr('defaultJudgment')],
  'situations:groups.police.items.judgment.steps.0': [adr('defaultJudgment'), adr('defaultJudgment')],
  'situations:groups.police.items.judgment.steps.4': [
    adr('appealHighCourt'),
    adr('appealCourtOfAppeal'),
    adr('appealRegistrar'),
  ],
  'situations:groups.police.items.assaulted.steps.6': [injury('injury')],
  'situations:groups.police.items.online.steps.6': [adr('contract')],
  'situations:groups.money.items.cheated.steps.5': ['banking-finance.ombudsman', adr('contract')],
  'situations:groups.money.items.faulty.steps.1': [],
  'situations:groups.money.items.faulty.steps.2': [adr('consumerTribunal')],
  'situations:groups.money.items.faulty.steps.3': [],
  'situations:groups.money.items.demand.steps.2': [debts('statutoryDemand')],
  'situations:groups.money.items.loanCalled.steps.1': ['banking-finance.repossession'],
  'situations:groups.money.items.loanCalled.steps.2': ['banking-finance.auction'],
  'situations:groups.money.items.loanCalled.late': ['banking-finance.repossessed'],
  'situations:groups.money.items.bankruptcyNotice.steps.0': [debts('bankruptcyNotice')],
  'situations:groups.money.items.bankruptcyNotice.steps.3': [adr('defaultJudgment')],
  'situations:groups.money.items.bankruptcyNotice.late': [debts('opposition')],
  'situations:groups.money.items.statutoryDemand.steps.0': [debts('statutoryDemand')],
  'situations:groups.money.items.statutoryDemand.steps.1': [debts('statutoryDemand')],
  'situations:groups.family.items.danger.steps.3': ['family-law.emergencyOrder'],
  'situations:groups.family.items.danger.steps.5': ['family-law.protectionOrder'],
  'situations:groups.money.items.statutoryDemand.late': [debts('windingUp'), adr('appealCourtOfAppeal')],
  'situations:groups.family.items.danger.late': ['family-law.protectionOrder'],
  'situations:groups.family.items.divorce.steps.4': [],
  'situations:groups.family.items.noWill.steps.0': [],
  'situations:groups.family.items.noWill.late': ['trust-estates.smallEstate'],
  'situations:groups.family.items.will.steps.1': [],
  'situations:groups.family.items.leftOut.steps.0': ['trust-estates.familyProvision'],
  'situations:groups.family.items.leftOut.late': ['trust-estates.smallEstate'],
  'situations:groups.family.items.siblings.steps.3': [],
  'situations:groups.family.items.oldLand.late': [land('forfeiture')],
  'situations:groups.work.items.dismissed.steps.0': ['employment.dismissal', 'employment.dismissal'],
  'situations:groups.work.items.dismissed.steps.1': ['employment.dismissal', 'employment.dismissal'],
  'situations:groups.work.items.dismissed.steps.2': ['employment.jobLoss'],
  'situations:groups.work.items.dismissed.steps.3': [],
  'situations:groups.work.items.dismissed.steps.5': [
    'employment.discipline',
    'administrative-law.judicialReview',
  ],
  'situations:groups.work.items.dismissed.steps.6': ['employment.dismissal'],
  'situations:groups.work.items.dismissed.late': ['employment.dismissal', adr('contract')],
  'situations:groups.work.items.wages.steps.3': [],
  'situations:groups.work.items.wages.late': ['employment.dismissal', adr('contract')],
  'situations:groups.work.items.harassed.late': ['employment.dismissal'],
  'situations:groups.work.items.harassed.steps.1': ['employment.harassment'],
  'situations:groups.work.items.hurtAtWork.steps.2': [],
  'situations:groups.work.items.hurtAtWork.steps.3': [injury('injury'), injury('injuryGovernment')],
  'situations:groups.work.items.paymentClaim.late': ['construction-engineering.adjudicationResponse'],
  'situations:groups.property.items.developerLate.steps.2': [land('tribunal')],
  'situations:groups.property.items.developerLate.steps.3': [land('tribunal'), land('contract')],
  'situations:groups.property.items.developerLate.late': [land('defects'), land('defects')],
  'situations:groups.property.items.abandoned.steps.2': [],
  'situations:groups.property.items.abandoned.steps.4': [land('tribunal'), land('contract')],
  'situations:groups.property.items.tenant.steps.1': [],
  'situations:groups.property.items.landTaken.steps.3': ['administrative-law.judicialReview'],
  'situations:groups.property.items.refused.when': [
    'administrative-law.planningAppeal',
    'administrative-law.judicialReview',
  ],
  'situations:groups.property.items.refused.late': ['administrative-law.judicialReview'],
  'situations:groups.accidents.items.hurt.late': [injury('policeReport')],
  'situations:groups.accidents.items.hurt.steps.1': [injury('policeReport')],
  'situations:groups.accidents.items.hurt.steps.4': [
    injury('injury'),
    injury('injuryGovernment'),
    injury('estate'),
  ],
  'situations:groups.accidents.items.hurt.steps.5': [injury('uninsured'), injury('bureauSuit')],
  'situations:groups.accidents.items.killed.steps.2': [],
  'situations:groups.accidents.items.hospital.steps.3': [
    injury('injury'),
    injury('injuryGovernment'),
    injury('death'),
  ],
  'situations:groups.accidents.items.insurer.late': [injury('ombudsman'), adr('contract')],
  'situations:groups.accidents.items.insurer.steps.2': [],
};
