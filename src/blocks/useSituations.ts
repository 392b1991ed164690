import { useTranslation } from 'react-i18next';
import { type SituationId, type SituationRow, situationOf } from '../core/firm/situations.ts';
import {
  consulates,
  type Helpline,
  helplines,
  type SituationTexts,
  situationTexts,
} from '../core/situationTexts.ts';

/** A situation with its texts in the language of the page. */
export type SituationView = Pick<SituationRow, 'id' | 'service'> &
  SituationTexts & {
    helplines: readonly Helpline[];
    /** The consulates of the readers of this language, and whether they stand before the steps. */
    consulates: readonly Helpline[];
    consulatesFirst: boolean;
  };

/** Returns a function that looks a situation up by its id. */
export function useSituations(): (id: SituationId) => SituationView {
  const { i18n } = useTranslation('situations');
  return (id) => {
    const { service, showsHelplines, showsConsulates } = situationOf(id);
    return {
      ...{ id, service },
      ...situationTexts(i18n, id),
      helplines: showsHelplines ? helplines(i18n, service) : [],
      consulates: showsConsulates ? consulates(i18n) : [],
      consulatesFirst: showsConsulates === 'first',
    };
  };
}
