/** Whether tests run at full size: in CI, or with `HEAVY=1`. They are smaller by default, so that people run them. */
export const heavy = Boolean(process.env.CI || process.env.HEAVY);

/** The number of something in a test: at full size, or by default. */
export const howMany = (full: number, usually: number): number => (heavy ? full : usually);
