import type { QueueData } from "@comptoir/contract";
import {
  type LocalMoment,
  limitsOrders,
  type Menu,
  type OrderStart,
  soonestStarts,
  strictestOf,
  type TakenIn,
  type Work,
} from "@comptoir/ordering";
import { firstShownMs, instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { KitchenLoad, LooksAtSlots } from "./kitchen-load.ts";

const MINUTE_MS = 60_000;

/**
 * Returns `looks`, with which the slots of some menus are read; null if no menu has a limit, so that no slot
 * needs to be read.
 */
export function slotReaderFor(menus: readonly Menu[], looks: LooksAtSlots): LooksAtSlots | null {
  return menus.some(limitsOrders) ? looks : null;
}

/** Returns the use of slots in the form that the rules take. */
export function takenInSlots({ takenIn }: KitchenLoad, zone: string): TakenIn {
  return (menu, start) => takenIn(String(menu.id), slotBeginsMs(start, zone) / MINUTE_MS);
}

/** Returns when a slot starts, in ms. A start that daylight saving skips moves to the first moment after the gap. */
function slotBeginsMs(start: LocalMoment, zone: string): number {
  return firstShownMs(start, zone) ?? instantOf(start, zone).getTime();
}

/** The menus of an order, and the work that it needs of each. */
export type MenusWanted = { readonly menus: readonly Menu[]; readonly work: Work };

/** A moment at which an order can start, with the slots that it uses then. */
export type StartTime = Omit<OrderStart, "start"> & { readonly startsAt: Date };

/**
 * Yields the moments at which an order for as soon as possible can start, earliest first. Quotes use the
 * first; a submit tries them in turn. When daylight saving time ends, past slots of the repeated hour are
 * skipped. time#queue.
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

/** Returns how long the next order takes, in minutes: the prep time plus the wait for a slot. time#queue. */
export function queueOf(venue: LoadedVenue, wanted: MenusWanted, load: KitchenLoad, now: Date): QueueData {
  const { menus } = wanted;
  // If no menu has a slot limit, there is no wait.
  const first = menus.some(limitsOrders) ? soonestTimes(venue, wanted, load, now).next().value : null;
  const waitMinutes = first ? Math.ceil((first.startsAt.getTime() - now.getTime()) / 60_000) : 0;
  return { prepTime: strictestOf(menus).estimatedPrepMinutes + waitMinutes, ordersAhead: load.ordersAhead };
}
