/** A device and its connection. */
export interface Conditions {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  mobile: boolean;
  /** How much slower than this machine its processor is. */
  cpuSlowdown: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const KILOBIT = 1024 / 8;

/**
 * Lighthouse's mobile settings, as its constants have them for a network and a processor that are really slowed
 * (`throttling.mobileSlow4G`, `requestLatencyMs` and so on; `screenEmulationMetrics.mobile`).
 */
export const phone: Conditions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  mobile: true,
  cpuSlowdown: 4,
  network: {
    latency: 150 * 3.75,
    downloadThroughput: 1.6 * 1024 * 0.9 * KILOBIT,
    uploadThroughput: 750 * 0.9 * KILOBIT,
  },
};
