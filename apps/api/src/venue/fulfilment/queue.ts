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

/** How the slots of some menus are looked at; null when none of them has a limit: then there is nothing to see. */
export function looksAtSlots(menus: readonly Menu[], looks: LooksAtSlots): LooksAtSlots | null {
  return menus.some(limitsOrders) ? looks : null;
}

/** What the slots of menus have taken, as the rules ask for it. */
export function takenInSlots({ takenIn }: KitchenLoad, zone: string): TakenIn {
  return (menu, start) => takenIn(String(menu.id), slotBeginsMs(start, zone) / MINUTE_MS);
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
