const MINUTE_MS = 60_000;

/** The time of an order, and the minutes that the kitchen needs for it. */
type TimeOfOrder = {
  /** The chosen time; null for as soon as possible. */
  readonly wantedAt: Date | null;
  readonly readyAt: Date;
  readonly prepMinutes: number;
  /** The extra minutes in `prepMinutes`, and until when the kitchen needs them. board#preparation. */
  readonly extra?: { readonly minutes: number; readonly until: Date } | null;
};

/**
 * Returns when the kitchen has to begin an order for a chosen time: when it has to be ready, less its
 * preparation. Extra minutes count for an order that begins before they end. Null if the kitchen begins at once.
 * board#fired.
 */
export function fireAtOf({ wantedAt, readyAt, prepMinutes, extra }: TimeOfOrder, now: Date): Date | null {
  if (wantedAt === null) return null;
  const usual = new Date(readyAt.getTime() - (prepMinutes - (extra?.minutes ?? 0)) * MINUTE_MS);
  const fireAt = extra && usual < extra.until ? new Date(usual.getTime() - extra.minutes * MINUTE_MS) : usual;
  return fireAt > now ? fireAt : null;
}
