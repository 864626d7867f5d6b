import type { CartLine } from "../cart/line.ts";
import { removeOrderedLines } from "../cart/merge-carts.ts";
import { type Cents, cents, ZERO_CENTS } from "../money/cents.ts";

/** Who pays for a group: the host for all in one order, or each person in an order of their own. table#group-pays. */
export const GROUP_PAYS = ["host", "each"] as const;
export type GroupPays = (typeof GROUP_PAYS)[number];

const DAY_MS = 24 * 60 * 60_000;
/** A group ends after this time at the latest. table#group-end. */
const LONGEST_MS = 7 * DAY_MS;

/** Returns when a group's session ends by itself: at the time of its order, after a week at the latest. table#group-end. */
export function groupEnds({ openedAt, wantedAt }: { readonly openedAt: Date; readonly wantedAt: Date | null }): Date {
  const latest = openedAt.getTime() + LONGEST_MS;
  return new Date(Math.min(latest, wantedAt?.getTime() ?? latest));
}

/** What a person sets when they open a group. `wantedAt`: null for as soon as possible. `lastCallAt`: null for none. */
export type GroupTerms = {
  readonly pays: GroupPays;
  readonly isDelivered: boolean;
  readonly wantedAt: Date | null;
  readonly lastCallAt: Date | null;
};

/** Why a group cannot be opened. `no-time`: each pays, so that all orders need one time. */
export type GroupFault = "each-delivery" | "no-time" | "time-over" | "last-call-over" | "last-call-late";

/** Returns why a group cannot be opened now with these terms; null if it can. table#group-open, table#group-last-call. */
export function checkGroup({ pays, isDelivered, wantedAt, lastCallAt }: GroupTerms, now: Date): GroupFault | null {
  if (pays === "each" && isDelivered) return "each-delivery";
  if (pays === "each" && wantedAt === null) return "no-time";
  if (wantedAt !== null && wantedAt <= now) return "time-over";
  if (lastCallAt === null) return null;
  if (lastCallAt <= now) return "last-call-over";
  return lastCallAt >= groupEnds({ openedAt: now, wantedAt }) ? "last-call-late" : null;
}

/** Whether the last call is over, so that no line counts that is added now. table#group-last-call. */
export function isLastCallOver(lastCallAt: Date | null, now: Date): boolean {
  return lastCallAt !== null && lastCallAt <= now;
}

/**
 * Splits a cart by the lines that it had at the last call: `inTime`, and `late` with what was added since. What was removed since
 * is in neither. table#group-last-call.
 */
export function linesAtLastCall(
  cart: readonly CartLine[],
  atLastCall: readonly CartLine[],
): { readonly inTime: readonly CartLine[]; readonly late: readonly CartLine[] } {
  const late = removeOrderedLines(cart, atLastCall);
  return { inTime: removeOrderedLines(cart, late), late };
}

type WithPrice = { readonly cents: Cents };

/**
 * Splits a person's lines by the limit: in their sequence, each line that still fits is `within`, any other is `beyond`.
 * `leftCents`: what is left of the limit; null without one. table#group-limit.
 */
export function withinLimit<Line extends WithPrice>(
  lines: readonly Line[],
  limitCents: Cents | null,
): { readonly within: readonly Line[]; readonly beyond: readonly Line[]; readonly leftCents: Cents | null } {
  if (limitCents === null) return { within: lines, beyond: [], leftCents: null };
  const [within, beyond]: [Line[], Line[]] = [[], []];
  let leftCents = limitCents;
  for (const line of lines) {
    const isWithin = line.cents <= leftCents;
    (isWithin ? within : beyond).push(line);
    if (isWithin) leftCents = cents(leftCents - line.cents);
  }
  return { within, beyond, leftCents: cents(Math.max(ZERO_CENTS, leftCents)) };
}
