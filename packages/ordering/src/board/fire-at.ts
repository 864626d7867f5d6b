const MINUTE_MS = 60_000;

/** The time of an order, and the minutes that the kitchen needs for it. */
type TimeOfOrder = {
  /** The chosen time; null for as soon as possible. */
  readonly wantedAt: Date | null;
  readonly readyAt: Date;
  readonly prepMinutes: number;
};

/**
 * Returns when the kitchen has to begin an order for a chosen time: when it has to be ready, less its
 * preparation. Null if the kitchen begins at once. board#fired.
 */
export function fireAtOf({ wantedAt, readyAt, prepMinutes }: TimeOfOrder, now: Date): Date | null {
  if (wantedAt === null) return null;
  const fireAt = new Date(readyAt.getTime() - prepMinutes * MINUTE_MS);
  return fireAt > now ? fireAt : null;
}
