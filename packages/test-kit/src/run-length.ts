/** Whether tests run at full length, as in `npm run promises` on an idle machine. */
export const isFullLength = process.env.npm_lifecycle_event === "promises";

/** Returns the number of repetitions of a test for rare faults. */
export function runLength(counts: { readonly quick: number; readonly full: number }): number {
  return isFullLength ? counts.full : counts.quick;
}

/** Returns a promised time limit in ms; ten times as long in `npm test`, where tests run concurrently. */
export function timeLimitMs(promisedMs: number): number {
  return runLength({ quick: 10 * promisedMs, full: promisedMs });
}
