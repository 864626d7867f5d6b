import {
  addMinutes,
  type Menu,
  minutesBetween,
  nearestFree,
  type OpeningHours,
  type OrderType,
  offeredDays,
  openState,
} from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { type KitchenLoad, loadKitchen } from "../fulfilment/kitchen-load.store.ts";
import { intervalsWanted } from "../fulfilment/queue.ts";
import { wantedPlaces } from "../fulfilment/wanted-places.ts";
import { instantOf, localMomentOf } from "../time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { intervalStartsAfter, isTakenUp, ordersByKey } from "./interval-loads.ts";
import type { ReadyTime } from "./take-and-write.ts";

/** An order for which a time is looked for. */
export type TimeWanted = {
  readonly menus: readonly Menu[];
  readonly type: OrderType;
  readonly now: Date;
  /** Null: as soon as possible. */
  readonly wantedAt: Date | null;
  readonly prepMinutes: number;
};

/** So many times are tried in one transaction; whoever finds all of them full meanwhile is told so. */
const TRIED_MAX = 12;
/** So many free times are named to somebody whose own is lost. */
const NAMED_MAX = 3;

/**
 * The times at which an order can be ready, the one to try first at the front. A chosen time is the only one: an order never
 * moves to another by itself. As soon as possible is now, and where menus limit their intervals, the first interval with
 * room in all of them before the kitchen's last call. Rules, section 2.
 */
export async function readyTimes(database: Database, venue: LoadedVenue, wanted: TimeWanted): Promise<ReadyTime[]> {
  const { menus, now, wantedAt, prepMinutes } = wanted;
  const { hours } = venue.ordering;
  const first = wantedPlaces(menus, wantedAt ?? now, hours, venue.zone);
  const readyAt = wantedAt ?? new Date(now.getTime() + prepMinutes * 60_000);
  if (wantedAt !== null || first.length === 0) return [{ readyAt, places: first }];

  const load = await loadKitchen(database.pool, venue.restaurantId, intervalsWanted(menus, now, now));
  const moments = [
    now,
    ...intervalStartsAfter(menus, hours, now, lastCallOf(menus, hours, now, venue.zone), venue.zone),
  ];
  return moments
    .map((start) => ({
      readyAt: new Date(start.getTime() + prepMinutes * 60_000),
      places: wantedPlaces(menus, start, hours, venue.zone),
    }))
    .filter(({ places }) => !isTakenUp(places, load))
    .slice(0, TRIED_MAX);
}

/** The last moment at which an order can still begin today, by every menu's last call; null when no closing is in sight. */
function lastCallOf(menus: readonly Menu[], hours: OpeningHours, now: Date, zone: string): Date | null {
  const state = openState(hours, localMomentOf(now, zone));
  if (!state.open || state.until === null) return null;
  const lastCallMinutes = Math.max(0, ...menus.map((menu) => menu.lastCallMinutes));
  return instantOf(addMinutes(state.until, -lastCallMinutes), zone);
}

/** The wanted time that was lost and the nearest free ones of the same day, in minutes after midnight. Rules, section 2. */
export async function lostTime(
  database: Database,
  venue: LoadedVenue,
  wanted: TimeWanted,
): Promise<{ readonly wantedMinutes: number; readonly freeMinutes: readonly number[] } | null> {
  const { menus, now, type, wantedAt } = wanted;
  if (wantedAt === null) return null;
  const load: KitchenLoad = await loadKitchen(database.pool, venue.restaurantId, intervalsWanted(menus, now, wantedAt));
  const lost = localMomentOf(wantedAt, venue.zone);
  const days = offeredDays({
    type,
    now: localMomentOf(now, venue.zone),
    settings: venue.ordering,
    menus,
    ordersIn: ordersByKey(menus, load, venue.ordering.hours, venue.zone),
  });
  const sameDay = days.filter((day) => day.date === lost.date);
  const free = nearestFree(sameDay, lost, NAMED_MAX).map((slot) => slot.interval.start);
  free.sort((a, b) => minutesBetween(b, a));
  return { wantedMinutes: lost.minutes, freeMinutes: free.map((moment) => moment.minutes) };
}
