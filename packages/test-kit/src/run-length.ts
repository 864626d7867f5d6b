/** Whether promises run at full length: in `npm run promises`, where nothing else uses the machine. */
export const isFullLength = process.env.npm_lifecycle_event === "promises";

/**
 * How often a test tries what only shows after many tries: a few times in `npm test`, the full count of its promise in
 * `npm run promises`.
 */
export function runLength(counts: { readonly quick: number; readonly full: number }): number {
  return isFullLength ? counts.full : counts.quick;
}

/** A promised time limit in milliseconds; tenfold in `npm test`, where other tests use the machine. */
export function timeLimitMs(promisedMs: number): number {
  return runLength({ quick: 10 * promisedMs, full: promisedMs });
}
