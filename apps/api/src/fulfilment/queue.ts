import type { QueueData } from "@comptoir/contract";
import {
  type LocalMoment,
  limitsOrders,
  type Menu,
  type OrderStart,
  type OrdersIn,
  soonestStarts,
  strictestOf,
} from "@comptoir/ordering";
import { firstShownMs, instantOf, localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { IntervalsWanted, KitchenLoad } from "./kitchen-load.store.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** The intervals that the queue of some menus depends on, and those of another moment; null when none has a limit. */
export function intervalsWanted(
  menus: readonly Menu[],
  now: Date,
  wanted: Date,
  holder: string | null,
): IntervalsWanted | null {
  const menuIds = menus.filter(limitsOrders).map((menu) => String(menu.id));
  if (menuIds.length === 0) return null;
  // The interval of a moment may have begun up to a day before; the queue looks a day ahead.
  const from = Math.min(now.getTime(), wanted.getTime()) - DAY_MS;
  const to = Math.max(now.getTime(), wanted.getTime()) + DAY_MS;
  return { menuIds, from: new Date(from), to: new Date(to), now, holder };
}

/** How many orders the slots of menus have taken, as the rules ask for it. */
export function ordersInSlots({ intervals }: KitchenLoad, zone: string): OrdersIn {
  // By menu and then by the minute as a number: no text is made for any of the hundreds of slots of a horizon.
  const takenOfMenus = new Map<string, ReadonlyMap<number, number>>();
  for (const [menuId, { starts, taken }] of Object.entries(intervals)) {
    const ofMenu = new Map<number, number>();
    starts.forEach((start, index) => void ofMenu.set(start, taken[index] ?? 0));
    takenOfMenus.set(menuId, ofMenu);
  }
  return ({ menu, interval }) =>
    takenOfMenus.get(String(menu.id))?.get(slotBeginsMs(interval.start, zone) / MINUTE_MS) ?? 0;
}

/** When a slot begins, as it is counted: one whose beginning the wall clock skips begins when the clock goes on. */
function slotBeginsMs(start: LocalMoment, zone: string): number {
  return firstShownMs(start, zone) ?? instantOf(start, zone).getTime();
}

/** A moment at which an order can begin, with the slots that it takes then. */
export type StartTime = Omit<OrderStart, "start"> & { readonly startsAt: Date };

/**
 * The moments at which an order for as soon as possible can begin, the soonest first: what the queue is quoted by, and what a
 * submit tries in turn. On the night when an hour comes twice, slots that lie behind are passed over. time#queue.
 */
export function* soonestTimes(
  { ordering, zone }: LoadedVenue,
  menus: readonly Menu[],
  load: KitchenLoad,
  now: Date,
): Generator<StartTime> {
  const kitchen = { hours: ordering.hours, now: localMomentOf(now, zone), menus, ordersIn: ordersInSlots(load, zone) };
  for (const { start, slots } of soonestStarts(kitchen)) {
    const startsAt = start === kitchen.now ? now : instantOf(start, zone);
    if (startsAt >= now) yield { startsAt, slots };
  }
}

/** How long the next order of some menus takes, in minutes: the prep time plus the wait until they have room. time#queue. */
export function queueOf(venue: LoadedVenue, menus: readonly Menu[], load: KitchenLoad, now: Date): QueueData {
  // Where no menu has a limit there is nothing to wait for.
  const first = menus.some(limitsOrders) ? soonestTimes(venue, menus, load, now).next().value : null;
  const waitMinutes = first ? Math.ceil((first.startsAt.getTime() - now.getTime()) / 60_000) : 0;
  return { prepTime: strictestOf(menus).estimatedPrepMinutes + waitMinutes, ordersAhead: load.ordersAhead };
}
