import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { addMinutes, isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { type OpeningHours, openState } from "../venue/opening-hours.ts";
import { intervalsOn, type MenuSlot, roomInSlots, slotsAt, type TakenIn } from "./capacity.ts";
import { limitsOrders, type Work } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";

/** Maximum number of orders ahead to count, because more are slow to count and of no use. time#queue. */
export const ORDERS_AHEAD_COUNTED = 100;

/** A kitchen's state at a moment, for an order from some of its menus. */
export type KitchenNow = {
  readonly hours: OpeningHours;
  readonly now: LocalMoment;
  readonly menus: readonly Menu[];
  readonly work: Work;
  readonly takenIn: TakenIn;
};

/** A moment at which the kitchen can begin an order, and the slots that the order occupies then. */
export type OrderStart = { readonly start: LocalMoment; readonly slots: readonly MenuSlot[] };

/**
 * Yields the moments at which the kitchen can begin an order, soonest first: now and each later slot start
 * with room in all its menus. Ends at the last call before closing, or a day from now. time#queue.
 */
export function* soonestStarts({ hours, now, menus, work, takenIn }: KitchenNow): Generator<OrderStart> {
  const last = lastStart(hours, now, menus);
  if (last === null || isBefore(last, now)) return;
  for (const start of startsUntil(last, { hours, now, menus })) {
    const slots = slotsAt(menus, hours, start, work);
    if (roomInSlots(slots, takenIn) !== 0) yield { start, slots };
  }
}

/** Returns the last moment at which an order for as soon as possible can begin; null while closed. */
function lastStart(hours: OpeningHours, now: LocalMoment, menus: readonly Menu[]): LocalMoment | null {
  const state = openState(hours, now);
  if (!state.open) return null;
  const tomorrow = addMinutes(now, DAY_MINUTES);
  if (state.until === null) return tomorrow;
  const lastCall = addMinutes(state.until, -strictestOf(menus).lastCallMinutes);
  return isBefore(lastCall, tomorrow) ? lastCall : tomorrow;
}

/** Yields now, then each start of a slot with a limit. Generates the slots lazily, only when there is no room now. */
function* startsUntil(
  last: LocalMoment,
  { hours, now, menus }: Omit<KitchenNow, "takenIn" | "work">,
): Generator<LocalMoment> {
  yield now;
  const limited = menus.filter(limitsOrders);
  const starts = [now.date, addDays(now.date, 1)].flatMap((date) =>
    limited.flatMap((menu) => intervalsOn(hours, date, menu.orderingIntervalMinutes).map(({ start }) => start)),
  );
  const waits = new Set(starts.map((start) => minutesBetween(now, start)));
  const lastWait = minutesBetween(now, last);
  for (const wait of [...waits].sort((a, b) => a - b)) {
    if (wait > 0 && wait <= lastWait) yield addMinutes(now, wait);
  }
}

/**
 * Tells whether a kitchen has no room for an order. A chosen time needs room in its own slots; as soon as
 * possible needs room in any slot until last call. time#capacity.
 */
export function isKitchenFull({ when, ...kitchen }: KitchenNow & { readonly when: LocalMoment | null }): boolean {
  const isFull =
    roomInSlots(slotsAt(kitchen.menus, kitchen.hours, when ?? kitchen.now, kitchen.work), kitchen.takenIn) === 0;
  return isFull && (when !== null || soonestStarts(kitchen).next().done === true);
}
