import { intervalAt, intervalsFrom, type Menu, type OpeningHours } from "@comptoir/ordering";
import type { KitchenLoad } from "../fulfilment/kitchen-load.store.ts";
import type { PlaceWanted } from "../fulfilment/wanted-places.ts";
import { instantOf, localMomentOf } from "../time/zoned.ts";

/** Whether one of some places is in an interval that had no room when the kitchen was looked at. */
export function isTakenUp(places: readonly PlaceWanted[], load: KitchenLoad): boolean {
  return places.some(({ menuId, startsAt, ordersMax }) =>
    load.intervals.some(
      (interval) =>
        interval.menuId === menuId && interval.startsAt.toISOString() === startsAt && interval.taken >= ordersMax,
    ),
  );
}

/** When the coming intervals of menus with a limit begin, until a last moment, the soonest first. */
export function intervalStartsAfter(
  menus: readonly Menu[],
  hours: OpeningHours,
  now: Date,
  last: Date | null,
  zone: string,
): Date[] {
  const starts = new Set<number>();
  for (const menu of menus.filter(({ maxOrdersPerInterval }) => maxOrdersPerInterval > 0)) {
    const wanted = { intervalMinutes: menu.orderingIntervalMinutes, days: last === null ? 0 : 1 };
    for (const { start } of intervalsFrom(hours, localMomentOf(now, zone), wanted)) {
      const startsAt = instantOf(start, zone).getTime();
      if (last !== null && startsAt > last.getTime()) break;
      if (startsAt > now.getTime()) starts.add(startsAt);
    }
  }
  return [...starts].sort((a, b) => a - b).map((startsAt) => new Date(startsAt));
}

/**
 * How many orders an interval counts for the rules that list times: none while every menu has room in it, and more than
 * any limit once one of them is full.
 */
export function ordersByKey(
  menus: readonly Menu[],
  load: KitchenLoad,
  hours: OpeningHours,
  zone: string,
): (key: string) => number {
  const full = new Set(
    load.intervals.flatMap(({ menuId, startsAt, taken }) => {
      const menu = menus.find((candidate) => String(candidate.id) === menuId);
      if (!menu || taken < menu.maxOrdersPerInterval) return [];
      return intervalAt(hours, localMomentOf(startsAt, zone), menu.orderingIntervalMinutes)?.key ?? [];
    }),
  );
  return (key) => (full.has(key) ? Number.POSITIVE_INFINITY : 0);
}
