import type { LocalMoment } from "../time/local-moment.ts";
import { addMinutes, minutesBetween } from "../time/moment-arithmetic.ts";
import { type OpeningHours, openState } from "../venue/opening-hours.ts";
import { intervalAt, intervalsFrom, type OrderingInterval, remainingIn } from "./capacity.ts";
import type { Strictest } from "./strictest-menus.ts";

/** When the next order would be ready, and in which slot it would stand. */
export type NextOrder = {
  /** False when the kitchen takes no order now: closed, past its last call, or full until it closes. */
  readonly available: boolean;
  readonly interval: OrderingInterval | null;
  readonly waitMinutes: number;
  /** The prep time plus the wait, in minutes. */
  readonly queueMinutes: number;
  readonly readyAt: LocalMoment | null;
};

/**
 * Works out the queue time of the next order: the prep time plus the wait until the first interval with room. It looks no
 * further than the kitchen's closing: an order for as soon as possible never becomes tomorrow's. `ordersIn` counts the
 * orders of a slot by its key. Rules, section 2.
 */
export function nextOrder(
  hours: OpeningHours,
  now: LocalMoment,
  strictest: Strictest,
  ordersIn: (key: string) => number,
): NextOrder {
  const { orderingIntervalMinutes, maxOrdersPerInterval, estimatedPrepMinutes, lastCallMinutes } = strictest;
  const state = openState(hours, now);
  if (!state.open) return unavailable(estimatedPrepMinutes);
  const lastCall = state.until && addMinutes(state.until, -lastCallMinutes);
  for (const interval of intervalsFrom(hours, now, { intervalMinutes: orderingIntervalMinutes, days: 1 })) {
    const waitMinutes = Math.max(0, minutesBetween(now, interval.start));
    const start = addMinutes(now, waitMinutes);
    if (lastCall && minutesBetween(start, lastCall) < 0) break;
    if (remainingIn(ordersIn(interval.key), maxOrdersPerInterval) === 0) continue;
    const queueMinutes = waitMinutes + estimatedPrepMinutes;
    return { available: true, interval, waitMinutes, queueMinutes, readyAt: addMinutes(now, queueMinutes) };
  }
  return unavailable(estimatedPrepMinutes);
}

function unavailable(prepMinutes: number): NextOrder {
  return { available: false, interval: null, waitMinutes: 0, queueMinutes: prepMinutes, readyAt: null };
}

/** The slot that an order stands in: that of its chosen time, or for one that is wanted now the one that has room first. */
export function intervalForOrder(
  hours: OpeningHours,
  { now, when }: { readonly now: LocalMoment; readonly when: LocalMoment | null },
  strictest: Strictest,
  ordersIn: (key: string) => number,
): OrderingInterval | null {
  if (when === null) return nextOrder(hours, now, strictest, ordersIn).interval;
  return intervalAt(hours, when, strictest.orderingIntervalMinutes);
}
