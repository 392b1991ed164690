import expansion from './vignettes/expansion.svg';
import foundation from './vignettes/foundation.svg';
import leadership from './vignettes/leadership.svg';
import milestone from './vignettes/milestone.svg';

/** URLs of the engravings for the history page, 4:3. `git log -- tools/vignettes` finds the program that drew them. */
export const vignettes = { foundation, leadership, expansion, milestone };
