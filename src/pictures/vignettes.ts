import expansion from './vignettes/expansion.svg';
import foundation from './vignettes/foundation.svg';
import leadership from './vignettes/leadership.svg';
import milestone from './vignettes/milestone.svg';

/** URLs of the engravings for the history page, 4:3. The program that drew them is in commit aee4525, tools/vignettes. */
export const vignettes = { foundation, leadership, expansion, milestone };
