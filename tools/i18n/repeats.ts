import type { ServiceSlug } from '../../src/core/firm/services.ts';
import type { LimitId } from '../../src/core/law/register.ts';

/** Names time limits of the register by their area and their ids, such as `employment.dismissal`. */
const inArea =
  <Slug extends ServiceSlug>(slug: Slug) =>
  (...ids: LimitId<Slug>[]) =>
    ids.map((id) => `${slug}.${id}`);
const [state, bank] = [inArea('administrative-law'), inArea('banking-finance')];
const [building, crime] = [inArea('construction-engineering'), inArea('criminal-law')];
const [recovery, work] = [inArea('debt-recovery'), inArea('employment')];
const [family, debts] = [inArea('family-law'), inArea('insolvency-liquidation')];
const [injury, adr] = [inArea('insurance'), inArea('litigation-adr')];
const [land, estates] = [inArea('real-estate-conveyancing'), inArea('trust-estates')];

/**
 * The texts that repeat time limits of the register, with those limits, each listed once for every time that a text names it. When
 * a limit changes, all of them are found. The list is empty for a text whose time only happens to be as long as a limit.
 */
export const repeats: Readonly<Record<string, readonly string[]>> = {
  'faq:groups.process.items.2.answer': adr('contract'),
  'language:between.items.judgments.text': [],
  'language:between.items.marriage.text': [],
  'language:between.items.visa.text': work('dismissal'),
  'papers:items.demand.what': debts('statutoryDemand'),
  'papers:items.smallEstate.when': estates('smallEstate'),
  'services/administrative-law:limits.planningAppeal.what': [],
  'services/administrative-law:overview.1.text': [],
  'services/criminal-law:limits.magistrate.what': [],
  'services/debt-recovery:limits.judgment.what': [],
  'services/debt-recovery:urgent.text.1': recovery('appearance'),
  'services/employment:urgent.text.0': work('dismissal', 'dismissal'),
  'services/family-law:urgent.text.1': family('protectionOrder'),
  'services/family-law:overview.1.text': [],
  'services/insolvency-liquidation:urgent.text.0': debts('bankruptcyNotice', 'statutoryDemand'),
  'services/insolvency-liquidation:urgent.text.1': debts('bankruptcyNotice'),
  'services/insurance:limits.death.what': injury('injuryGovernment'),
  'services/insurance:urgent.text.0': injury('policeReport'),
  'services/litigation-adr:limits.contract.what': adr('consumerTribunal'),
  'services/litigation-adr:urgent.text.0': adr('appearance'),
  'services/real-estate-conveyancing:limits.defects.what': [],
  'services/real-estate-conveyancing:overview.1.text': land('gainsTax'),
  'situations:groups.police.items.arrested.late': crime('magistrate'),
  'situations:groups.police.items.charged.late': crime('trafficCompound', 'appeal'),
  'situations:groups.police.items.courtPaper.steps.1': adr('appearance', 'defence', 'smallClaim'),
  'situations:groups.police.items.courtPaper.late': adr('appearance', 'defaultJudgment'),
  'situations:groups.police.items.judgment.steps.0': adr('defaultJudgment', 'defaultJudgment'),
  'situations:groups.police.items.judgment.steps.4': adr(
    'appealHighCourt',
    'appealCourtOfAppeal',
    'appealRegistrar',
  ),
  'situations:groups.police.items.assaulted.steps.6': injury('injury'),
  'situations:groups.police.items.online.steps.6': adr('contract'),
  'situations:groups.money.items.cheated.steps.5': [...bank('ombudsman'), ...adr('contract')],
  'situations:groups.money.items.faulty.steps.1': [],
  'situations:groups.money.items.faulty.steps.2': adr('consumerTribunal'),
  'situations:groups.money.items.faulty.steps.3': [],
  'situations:groups.money.items.demand.steps.2': debts('statutoryDemand'),
  'situations:groups.money.items.loanCalled.steps.1': bank('repossession'),
  'situations:groups.money.items.loanCalled.steps.2': bank('auction'),
  'situations:groups.money.items.loanCalled.late': bank('repossessed'),
  'situations:groups.money.items.bankruptcyNotice.steps.0': debts('bankruptcyNotice'),
  'situations:groups.money.items.bankruptcyNotice.steps.3': adr('defaultJudgment'),
  'situations:groups.money.items.bankruptcyNotice.late': debts('opposition'),
  'situations:groups.money.items.statutoryDemand.steps.0': debts('statutoryDemand'),
  'situations:groups.money.items.statutoryDemand.steps.1': debts('statutoryDemand'),
  'situations:groups.family.items.danger.steps.3': family('emergencyOrder'),
  'situations:groups.family.items.danger.steps.5': family('protectionOrder'),
  'situations:groups.money.items.statutoryDemand.late': [
    ...debts('windingUp'),
    ...adr('appealCourtOfAppeal'),
  ],
  'situations:groups.family.items.danger.late': family('protectionOrder'),
  'situations:groups.family.items.divorce.steps.4': [],
  'situations:groups.family.items.noWill.steps.0': [],
  'situations:groups.family.items.noWill.late': estates('smallEstate'),
  'situations:groups.family.items.will.steps.1': [],
  'situations:groups.family.items.leftOut.steps.0': estates('familyProvision'),
  'situations:groups.family.items.leftOut.late': estates('smallEstate'),
  'situations:groups.family.items.siblings.steps.3': [],
  'situations:groups.family.items.oldLand.late': land('forfeiture'),
  'situations:groups.work.items.dismissed.steps.0': work('dismissal', 'dismissal'),
  'situations:groups.work.items.dismissed.steps.1': work('dismissal', 'dismissal'),
  'situations:groups.work.items.dismissed.steps.2': work('jobLoss'),
  'situations:groups.work.items.dismissed.steps.3': [],
  'situations:groups.work.items.dismissed.steps.5': [...work('discipline'), ...state('judicialReview')],
  'situations:groups.work.items.dismissed.steps.6': work('dismissal'),
  'situations:groups.work.items.dismissed.late': [...work('dismissal'), ...adr('contract')],
  'situations:groups.work.items.wages.steps.3': [],
  'situations:groups.work.items.wages.late': [...work('dismissal'), ...adr('contract')],
  'situations:groups.work.items.harassed.late': work('dismissal'),
  'situations:groups.work.items.harassed.steps.1': work('harassment'),
  'situations:groups.work.items.hurtAtWork.steps.2': [],
  'situations:groups.work.items.hurtAtWork.steps.3': injury('injury', 'injuryGovernment'),
  'situations:groups.work.items.paymentClaim.late': building('adjudicationResponse'),
  'situations:groups.property.items.developerLate.steps.2': land('tribunal'),
  'situations:groups.property.items.developerLate.steps.3': land('tribunal', 'contract'),
  'situations:groups.property.items.developerLate.late': land('defects', 'defects'),
  'situations:groups.property.items.abandoned.steps.2': [],
  'situations:groups.property.items.abandoned.steps.4': land('tribunal', 'contract'),
  'situations:groups.property.items.tenant.steps.1': [],
  'situations:groups.property.items.landTaken.steps.3': state('judicialReview'),
  'situations:groups.property.items.refused.when': state('planningAppeal', 'judicialReview'),
  'situations:groups.property.items.refused.late': state('judicialReview'),
  'situations:groups.accidents.items.hurt.late': injury('policeReport'),
  'situations:groups.accidents.items.hurt.steps.1': injury('policeReport'),
  'situations:groups.accidents.items.hurt.steps.4': injury('injury', 'injuryGovernment', 'estate'),
  'situations:groups.accidents.items.hurt.steps.5': injury('uninsured', 'bureauSuit'),
  'situations:groups.accidents.items.killed.steps.2': [],
  'situations:groups.accidents.items.hospital.steps.3': injury('injury', 'injuryGovernment', 'death'),
  'situations:groups.accidents.items.insurer.late': [...injury('ombudsman'), ...adr('contract')],
  'situations:groups.accidents.items.insurer.steps.2': [],
};
