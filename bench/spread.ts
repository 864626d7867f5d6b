import type { Answers } from "./load/load.ts";

/** The rate per second and the latencies in milliseconds of a measurement. */
export type Spread = {
  readonly count: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: number;
};

export function spreadOf(stretches: readonly Answers[]): Spread {
  const milliseconds = Float64Array.from(stretches.flatMap((stretch) => [...stretch.milliseconds])).sort();
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  const statuses: Record<string, number> = {};
  for (const stretch of stretches) {
    for (const [status, times] of Object.entries(stretch.statuses)) statuses[status] = (statuses[status] ?? 0) + times;
  }
  return {
    count: milliseconds.length,
    perSecond: milliseconds.length / seconds,
    medianMs: quantile(milliseconds, 0.5),
    p95Ms: quantile(milliseconds, 0.95),
    p99Ms: quantile(milliseconds, 0.99),
    statuses,
    failures: stretches.reduce((sum, stretch) => sum + stretch.failures, 0),
  };
}

export function medianOf(numbers: readonly number[]): number {
  return quantile(Float64Array.from(numbers).sort(), 0.5);
}

/** Returns a quantile of sorted numbers; `part` is 0.95 for the 95th percentile. */
export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
