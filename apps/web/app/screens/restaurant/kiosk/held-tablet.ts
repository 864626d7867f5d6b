/** A bank's question on a telephone may take minutes; one that is never answered does not keep the tablet. */
const HELD_MS = 600_000;

const holds = new Set<{ readonly until: number }>();

/** Keeps a venue's own tablet with its guest while their order is on its way, ten minutes at most; answers how to let go. people#kiosk. */
export function holdTablet(): () => void {
  const hold = { until: Date.now() + HELD_MS };
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Whether an order is on its way from here. */
export function isTabletHeld(): boolean {
  return [...holds].some(({ until }) => Date.now() < until);
}
