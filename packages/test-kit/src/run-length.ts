/** Whether tests run at full length: in `npm run promises`, on an otherwise idle machine. */
export const isFullLength = process.env.npm_lifecycle_event === "promises";

/**
 * Returns the number of repetitions for tests of rare faults: `quick` in `npm test`, `full` in `npm run promises`.
 */
export function runLength(counts: { readonly quick: number; readonly full: number }): number {
  return isFullLength ? counts.full : counts.quick;
}

/**
 * Returns the time limit that a promise states, in milliseconds. In `npm test`, where other tests run concurrently, it
 * is ten times as long.
 */
export function timeLimitMs(promisedMs: number): number {
  return runLength({ quick: 10 * promisedMs, full: promisedMs });
}
