import type { QueueData } from "@comptoir/contract";
import {
  type LocalMoment,
  limitsOrders,
  type Menu,
  NOTHING_TAKEN,
  type OrderStart,
  type SlotTaking,
  soonestStarts,
  strictestOf,
  type TakenIn,
  type Work,
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
  { holder, ownSlots = [] }: Pick<IntervalsWanted, "holder" | "ownSlots">,
): IntervalsWanted | null {
  const menuIds = menus.filter(limitsOrders).map((menu) => String(menu.id));
  if (menuIds.length === 0) return null;
  // The interval of a moment may have begun up to a day before; the queue looks a day ahead.
  const from = Math.min(now.getTime(), wanted.getTime()) - DAY_MS;
  const to = Math.max(now.getTime(), wanted.getTime()) + DAY_MS;
  return { menuIds, from: new Date(from), to: new Date(to), now, holder, ownSlots };
}

/** What the slots of menus have taken, as the rules ask for it. */
export function takenInSlots({ intervals }: KitchenLoad, zone: string): TakenIn {
  // By menu and then by the minute as a number: no text is made for any of the hundreds of slots of a horizon.
  const takenOfMenus = new Map<string, ReadonlyMap<number, SlotTaking>>();
  for (const [menuId, { starts, taken, prepMinutes }] of Object.entries(intervals)) {
    const ofMenu = new Map<number, SlotTaking>();
    starts.forEach((start, index) => {
      ofMenu.set(start, { orders: taken[index] ?? 0, prepMinutes: prepMinutes[index] ?? 0 });
    });
    takenOfMenus.set(menuId, ofMenu);
  }
  return ({ menu, interval }) =>
    takenOfMenus.get(String(menu.id))?.get(slotBeginsMs(interval.start, zone) / MINUTE_MS) ?? NOTHING_TAKEN;
}

/** When a slot begins, as it is counted: one whose beginning the wall clock skips begins when the clock goes on. */
function slotBeginsMs(start: LocalMoment, zone: string): number {
  return firstShownMs(start, zone) ?? instantOf(start, zone).getTime();
}

/** The menus of an order, and what it takes of the kitchen of each. */
export type MenusWanted = { readonly menus: readonly Menu[]; readonly work: Work };

/** A moment at which an order can begin, with the slots that it takes then. */
export type StartTime = Omit<OrderStart, "start"> & { readonly startsAt: Date };

/**
 * The moments at which an order for as soon as possible can begin, the soonest first: what the queue is quoted by, and what a
 * submit tries in turn. On the night when an hour comes twice, slots that lie behind are passed over. time#queue.
 */
export function* soonestTimes(
  { ordering, zone }: LoadedVenue,
  { menus, work }: MenusWanted,
  load: KitchenLoad,
  now: Date,
): Generator<StartTime> {
  const takenIn = takenInSlots(load, zone);
  const kitchen = { hours: ordering.hours, now: localMomentOf(now, zone), menus, work, takenIn };
  for (const { start, slots } of soonestStarts(kitchen)) {
    const startsAt = start === kitchen.now ? now : instantOf(start, zone);
    if (startsAt >= now) yield { startsAt, slots };
  }
}

/** How long the next order of some menus takes, in minutes: the prep time plus the wait until they have room. time#queue. */
export function queueOf(venue: LoadedVenue, wanted: MenusWanted, load: KitchenLoad, now: Date): QueueData {
  const { menus } = wanted;
  // Where no menu has a limit there is nothing to wait for.
  const first = menus.some(limitsOrders) ? soonestTimes(venue, wanted, load, now).next().value : null;
  const waitMinutes = first ? Math.ceil((first.startsAt.getTime() - now.getTime()) / 60_000) : 0;
  return { prepTime: strictestOf(menus).estimatedPrepMinutes + waitMinutes, ordersAhead: load.ordersAhead };
}
