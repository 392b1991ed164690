import type { ServiceSlug } from '../../src/core/firm/services.ts';
import type { LimitId } from '../../src/core/law/register.ts';

/** A time limit of the register, by its area and its id. */
type LimitName = { [Slug in ServiceSlug]: `${Slug}.${LimitId<Slug>}` }[ServiceSlug];

/**
 * The texts that repeat time limits of the register, and which, each as often as it stands there: a changed limit is found in
 * all of them. The list is empty for a text whose time only happens to be as long as a limit.
 */
export const repeats: Readonly<Record<string, readonly LimitName[]>> = {
  'faq:groups.process.items.2.answer': ['litigation-adr.contract'],
  'language:between.items.marriage.text': [],
  'language:between.items.visa.text': ['employment.dismissal'],
  'papers:items.demand.what': ['insolvency-liquidation.statutoryDemand'],
  'services/criminal-law:limits.magistrate.what': [],
  'services/debt-recovery:limits.judgment.what': [],
  'services/debt-recovery:urgent.text.1': ['debt-recovery.appearance'],
  'services/employment:urgent.text.0': [
    'employment.dismissal',
    'employment.dismissal',
    'employment.dismissal',
  ],
  'services/family-law:urgent.text.1': ['family-law.protectionOrder'],
  'services/family-law:overview.1.text': [],
  'services/insolvency-liquidation:urgent.text.0': [
    'insolvency-liquidation.bankruptcyNotice',
    'insolvency-liquidation.statutoryDemand',
  ],
  'services/insolvency-liquidation:urgent.text.1': ['insolvency-liquidation.bankruptcyNotice'],
  'services/insurance:limits.death.what': ['insurance.injuryGovernment'],
  'services/insurance:urgent.text.0': ['insurance.policeReport'],
  'services/litigation-adr:limits.contract.what': ['litigation-adr.consumerTribunal'],
  'services/litigation-adr:urgent.text.0': ['litigation-adr.appearance'],
  'services/real-estate-conveyancing:limits.defects.what': [],
  'services/real-estate-conveyancing:overview.1.text': ['real-estate-conveyancing.gainsTax'],
  'services/trust-estates:limits.death.what': ['insurance.injuryGovernment'],
  'situations:groups.police.items.arrested.late': ['criminal-law.magistrate'],
  'situations:groups.police.items.charged.late': ['criminal-law.trafficCompound', 'criminal-law.appeal'],
  'situations:groups.police.items.courtPaper.steps.1': [
    'litigation-adr.appearance',
    'litigation-adr.defence',
    'litigation-adr.smallClaim',
  ],
  'situations:groups.police.items.courtPaper.late': [
    'litigation-adr.appearance',
    'litigation-adr.defaultJudgment',
  ],
  'situations:groups.police.items.judgment.steps.0': [
    'litigation-adr.defaultJudgment',
    'litigation-adr.defaultJudgment',
  ],
  'situations:groups.police.items.judgment.steps.4': [
    'litigation-adr.appealHighCourt',
    'litigation-adr.appealCourtOfAppeal',
    'litigation-adr.appealRegistrar',
  ],
  'situations:groups.police.items.online.steps.6': ['litigation-adr.contract'],
  'situations:groups.money.items.cheated.steps.5': ['banking-finance.ombudsman'],
  'situations:groups.money.items.faulty.steps.2': ['litigation-adr.consumerTribunal'],
  'situations:groups.money.items.demand.steps.2': ['insolvency-liquidation.statutoryDemand'],
  'situations:groups.money.items.loanCalled.steps.1': ['banking-finance.repossession'],
  'situations:groups.money.items.loanCalled.steps.2': ['banking-finance.auction'],
  'situations:groups.money.items.loanCalled.late': ['banking-finance.repossessed'],
  'situations:groups.money.items.bankruptcyNotice.steps.0': ['insolvency-liquidation.bankruptcyNotice'],
  'situations:groups.money.items.bankruptcyNotice.steps.3': ['litigation-adr.defaultJudgment'],
  'situations:groups.money.items.bankruptcyNotice.late': ['insolvency-liquidation.opposition'],
  'situations:groups.money.items.statutoryDemand.steps.0': ['insolvency-liquidation.statutoryDemand'],
  'situations:groups.money.items.statutoryDemand.steps.1': ['insolvency-liquidation.statutoryDemand'],
  'situations:groups.family.items.danger.steps.5': ['family-law.protectionOrder'],
  'situations:groups.money.items.statutoryDemand.late': ['insolvency-liquidation.windingUp'],
  'situations:groups.family.items.danger.late': ['family-law.protectionOrder'],
  'situations:groups.family.items.leftOut.steps.0': ['trust-estates.familyProvision'],
  'situations:groups.work.items.dismissed.steps.0': ['employment.dismissal', 'employment.dismissal'],
  'situations:groups.work.items.dismissed.steps.1': ['employment.dismissal', 'employment.dismissal'],
  'situations:groups.work.items.dismissed.steps.2': ['employment.jobLoss'],
  'situations:groups.work.items.dismissed.steps.3': [],
  'situations:groups.work.items.dismissed.steps.5': ['administrative-law.judicialReview'],
  'situations:groups.work.items.dismissed.steps.6': ['employment.dismissal'],
  'situations:groups.work.items.dismissed.late': ['employment.dismissal', 'litigation-adr.contract'],
  'situations:groups.work.items.wages.late': ['employment.dismissal'],
  'situations:groups.work.items.harassed.late': ['employment.dismissal'],
  'situations:groups.work.items.harassed.steps.1': ['employment.harassment'],
  'situations:groups.work.items.paymentClaim.late': ['construction-engineering.adjudicationResponse'],
  'situations:groups.property.items.developerLate.steps.2': ['real-estate-conveyancing.tribunal'],
  'situations:groups.property.items.developerLate.steps.3': [
    'real-estate-conveyancing.tribunal',
    'real-estate-conveyancing.contract',
  ],
  'situations:groups.property.items.developerLate.late': ['real-estate-conveyancing.defects'],
  'situations:groups.property.items.abandoned.steps.2': [],
  'situations:groups.property.items.abandoned.steps.4': [
    'real-estate-conveyancing.tribunal',
    'real-estate-conveyancing.contract',
  ],
  'situations:groups.property.items.landTaken.steps.3': ['administrative-law.judicialReview'],
  'situations:groups.property.items.refused.when': [
    'administrative-law.planningAppeal',
    'administrative-law.judicialReview',
  ],
  'situations:groups.property.items.refused.late': ['administrative-law.judicialReview'],
  'situations:groups.accidents.items.hurt.late': ['insurance.policeReport'],
  'situations:groups.accidents.items.hurt.steps.1': ['insurance.policeReport'],
  'situations:groups.accidents.items.hurt.steps.4': ['insurance.injury', 'insurance.injuryGovernment'],
  'situations:groups.accidents.items.hurt.steps.5': ['insurance.uninsured', 'insurance.bureauSuit'],
  'situations:groups.accidents.items.hospital.steps.3': [
    'insurance.injury',
    'insurance.injuryGovernment',
    'insurance.death',
  ],
  'situations:groups.accidents.items.insurer.late': ['insurance.ombudsman', 'litigation-adr.contract'],
  'situations:groups.accidents.items.insurer.steps.2': [],
};
