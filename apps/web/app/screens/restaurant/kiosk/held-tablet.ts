/**
 * Maximum duration of a hold, in ms: a bank's challenge may take minutes, but an abandoned one must not block the
 * tablet.
 */
const HELD_MS = 600_000;

const holds = new Set<{ readonly until: number }>();

/**
 * Keeps a venue's own tablet with its guest while their order is submitted, at most `HELD_MS`. people#kiosk.
 * Returns the function that releases the tablet.
 */
export function holdTablet(): () => void {
  const hold = { until: Date.now() + HELD_MS };
  holds.add(hold);
  return () => void holds.delete(hold);
}

export function isTabletHeld(): boolean {
  return [...holds].some(({ until }) => Date.now() < until);
}
