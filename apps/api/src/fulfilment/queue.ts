import type { QueueData } from "@comptoir/contract";
import { intervalAt, type Menu, nextOrder, strictestOf } from "@comptoir/ordering";
import { localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { IntervalsWanted, KitchenLoad } from "./kitchen-load.store.ts";

const DAY_MS = 24 * 3_600_000;

/** The intervals that the queue of some menus depends on, and those of another moment; null when none has a limit. */
export function intervalsWanted(menus: readonly Menu[], now: Date, wanted: Date): IntervalsWanted | null {
  const menuIds = menus.filter((menu) => menu.maxOrdersPerInterval > 0).map((menu) => String(menu.id));
  if (menuIds.length === 0) return null;
  const from = Math.min(now.getTime(), wanted.getTime()) - DAY_MS;
  // A moment that is far ahead is looked at alone; the day from now on is enough for the queue.
  const to = Math.max(now.getTime(), wanted.getTime()) + DAY_MS;
  return { menuIds, from: new Date(from), to: new Date(to) };
}

/**
 * How long the next order of some menus takes, in minutes: the prep time plus the wait until the first interval with room
 * in every one of them. Rules, section 2.
 */
export function queueOf(venue: LoadedVenue, menus: readonly Menu[], load: KitchenLoad, now: Date): QueueData {
  const { hours } = venue.ordering;
  const moment = localMomentOf(now, venue.zone);
  const waits = menus.map((menu) => {
    const taken = new Map(
      load.intervals
        .filter((interval) => interval.menuId === String(menu.id))
        .map((interval) => {
          const start = localMomentOf(interval.startsAt, venue.zone);
          return [intervalAt(hours, start, menu.orderingIntervalMinutes)?.key, interval.taken];
        }),
    );
    return nextOrder(hours, moment, strictestOf([menu]), (key) => taken.get(key) ?? 0).waitMinutes;
  });
  return {
    prepTime: strictestOf(menus).estimatedPrepMinutes + Math.max(0, ...waits),
    ordersAhead: load.ordersAhead,
  };
}
