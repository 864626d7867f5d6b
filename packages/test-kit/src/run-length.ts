/**
 * How often a test tries what only shows after many tries: a few times in `npm test`, the full count of its promise in
 * `npm run promises`.
 */
export function runLength(counts: { readonly quick: number; readonly full: number }): number {
  return process.env.npm_lifecycle_event === "promises" ? counts.full : counts.quick;
}
