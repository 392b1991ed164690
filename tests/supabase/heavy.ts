/**
 * Whether the tests run at their full size: where CI runs, or with `HEAVY=1`. By default they are smaller, so that
 * they are run at all.
 */
export const heavy = Boolean(process.env.CI || process.env.HEAVY);

/** How many of something a test takes: at its full size, or usually. */
export const howMany = (full: number, usually: number): number => (heavy ? full : usually);
