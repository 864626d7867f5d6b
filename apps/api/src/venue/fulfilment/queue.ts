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

/** Returns `looks` if a menu has a slot limit; otherwise null, because no slot must be read. */
export function slotReaderFor(menus: readonly Menu[], looks: LooksAtSlots): LooksAtSlots | null {
  return menus.some(limitsOrders) ? looks : null;
}

export function takenInSlots({ takenIn }: KitchenLoad, zone: string): TakenIn {
  return (menu, start) => takenIn(String(menu.id), slotBeginsMs(start, zone) / MINUTE_MS);
}

/** Returns the start of a slot in ms. A start that daylight saving skips moves to the end of the gap. */
function slotBeginsMs(start: LocalMoment, zone: string): number {
  return firstShownMs(start, zone) ?? instantOf(start, zone).getTime();
}

export type MenusWanted = { readonly menus: readonly Menu[]; readonly work: Work };

export type StartTime = Omit<OrderStart, "start"> & { readonly startsAt: Date };

/**
 * Yields the moments at which an order for as soon as possible can start, earliest first. Quotes use the
 * first; a submit tries them in turn. In the repeated hour at the end of daylight saving time, past slots are
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

/** Returns how long the next order takes, in minutes: preparation plus the wait for a slot. time#queue. */
export function queueOf(venue: LoadedVenue, wanted: MenusWanted, load: KitchenLoad, now: Date): QueueData {
  const { menus } = wanted;
  const first = menus.some(limitsOrders) ? soonestTimes(venue, wanted, load, now).next().value : null;
  const waitMinutes = first ? Math.ceil((first.startsAt.getTime() - now.getTime()) / 60_000) : 0;
  return { prepTime: strictestOf(menus).estimatedPrepMinutes + waitMinutes, ordersAhead: load.ordersAhead };
}
