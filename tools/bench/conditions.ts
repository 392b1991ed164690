/** A device and its connection. */
export interface Conditions {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  mobile: boolean;
  /** Slowdown of the processor relative to this machine. */
  cpuSlowdown: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const KILOBIT = 1024 / 8;

/**
 * Lighthouse's mobile settings for applied (not simulated) throttling, from its constants (`throttling.mobileSlow4G`,
 * `requestLatencyMs` and so on; `screenEmulationMetrics.mobile`).
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
