/** Whether tests run at full size, as each week (`.github/workflows/weekly.yml`); else they are smaller, so that people run them. */
export const heavy = Boolean(process.env.HEAVY);

/** The number of something in a test: at full size, or by default. */
export const howMany = (full: number, usually: number): number => (heavy ? full : usually);
