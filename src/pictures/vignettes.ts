import expansion from './vignettes/expansion.svg';
import foundation from './vignettes/foundation.svg';
import leadership from './vignettes/leadership.svg';
import milestone from './vignettes/milestone.svg';

/** Engravings for the dates of the firm's history, 4:3: addresses of their files. `npm run vignettes` draws them. */
export const vignettes = { foundation, leadership, expansion, milestone };
