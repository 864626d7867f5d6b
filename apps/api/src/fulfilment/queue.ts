import type { QueueData } from "@comptoir/contract";
import { intervalAt, type Menu, type NextOrder, nextOrder, strictestOf } from "@comptoir/ordering";
import { localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { IntervalsWanted, KitchenLoad } from "./kitchen-load.store.ts";
import { wantedPlaces } from "./wanted-places.ts";

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
  const waits = menus.map((menu) => nextOrderOf(venue, menu, load, now).waitMinutes);
  return {
    prepTime: strictestOf(menus).estimatedPrepMinutes + Math.max(0, ...waits),
    ordersAhead: load.ordersAhead,
  };
}

/**
 * Tells whether a kitchen has no room for an order: none in the interval of the chosen time, which an order never leaves by
 * itself; or for one that is wanted as soon as possible, none from now until the kitchen's last call. Rules, section 2.
 */
export function isKitchenFull(
  venue: LoadedVenue,
  menus: readonly Menu[],
  load: KitchenLoad,
  { now, date }: { readonly now: Date; readonly date: Date | null },
): boolean {
  const places = wantedPlaces(menus, date ?? now, venue.ordering.hours, venue.zone);
  const taken = places.filter(({ menuId, startsAt, ordersMax }) =>
    load.intervals.some(
      (interval) =>
        interval.menuId === menuId && interval.startsAt.toISOString() === startsAt && interval.taken >= ordersMax,
    ),
  );
  if (taken.length === 0 || date !== null) return taken.length > 0;
  const full = new Set(taken.map((place) => place.menuId));
  return menus.some((menu) => full.has(String(menu.id)) && !nextOrderOf(venue, menu, load, now).available);
}

function nextOrderOf(venue: LoadedVenue, menu: Menu, load: KitchenLoad, now: Date): NextOrder {
  const { hours } = venue.ordering;
  const taken = new Map(
    load.intervals
      .filter((interval) => interval.menuId === String(menu.id))
      .map((interval) => {
        const start = localMomentOf(interval.startsAt, venue.zone);
        return [intervalAt(hours, start, menu.orderingIntervalMinutes)?.key, interval.taken];
      }),
  );
  return nextOrder(hours, localMomentOf(now, venue.zone), strictestOf([menu]), (key) => taken.get(key) ?? 0);
}
