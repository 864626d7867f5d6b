/** Whether the long run was asked for: `npm run promises` tries each promise as often as it says. */
const isLongRun = process.env.npm_lifecycle_event === "promises";

/** How often a test does what its promise counts: few times among all checks, and the promise's own count in the long run. */
export function times(few: number, promised: number): number {
  return isLongRun ? Number(process.env.COUNT ?? promised) : few;
}
