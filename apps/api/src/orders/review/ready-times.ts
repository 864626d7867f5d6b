import {
  type LocalMoment,
  limitsOrders,
  type Menu,
  minutesBetween,
  nearestFree,
  type OrderType,
  slotsAt,
} from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import { loadKitchen } from "../../fulfilment/kitchen-load.store.ts";
import { offeredTimes } from "../../fulfilment/offered-times.ts";
import { intervalsWanted, soonestTimes } from "../../fulfilment/queue.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import { slotsWanted } from "../taken.ts";
import type { ReadyTime } from "../write/take-scarce.ts";

/** An order for which a time is looked for. */
export type TimeWanted = {
  readonly menus: readonly Menu[];
  readonly type: OrderType;
  readonly now: Date;
  /** Null: as soon as possible. */
  readonly wantedAt: Date | null;
  readonly prepMinutes: number;
  /** Whether everything in it is sold at a moment. */
  readonly isSoldAt: (moment: LocalMoment) => boolean;
};

/** So many times are tried in one transaction; whoever finds all of them full meanwhile is told so. */
const TRIED_MAX = 12;
/** So many free times are named to somebody whose own is lost. */
const NAMED_MAX = 3;

/**
 * The times at which an order can be ready, the one to try first at the front. A chosen time is the only one: an order never
 * moves to another by itself. As soon as possible is now, and where menus limit their intervals, the first moments with
 * room in all of them. time#queue.
 */
export async function readyTimes(database: Database, venue: LoadedVenue, wanted: TimeWanted): Promise<ReadyTime[]> {
  const { menus, now, wantedAt, prepMinutes } = wanted;
  if (wantedAt !== null) {
    const slots = slotsAt(menus, venue.ordering.hours, localMomentOf(wantedAt, venue.zone));
    return [{ readyAt: wantedAt, slots: slotsWanted(slots, venue.zone) }];
  }
  const readyWhenBegunAt = (start: Date) => new Date(start.getTime() + prepMinutes * 60_000);
  if (!menus.some(limitsOrders)) return [{ readyAt: readyWhenBegunAt(now), slots: [] }];
  const load = await loadKitchen(database, venue.restaurantId, intervalsWanted(menus, now, now));
  return soonestTimes(venue, menus, load, now)
    .take(TRIED_MAX)
    .map(({ startsAt, slots }) => ({ readyAt: readyWhenBegunAt(startsAt), slots: slotsWanted(slots, venue.zone) }))
    .toArray();
}

/** The wanted time that was lost and the nearest free ones of the same day, in minutes after midnight. time#slot-lost. */
export async function lostTime(
  database: Database,
  venue: LoadedVenue,
  wanted: TimeWanted,
): Promise<{ readonly wantedMinutes: number; readonly freeMinutes: readonly number[] } | null> {
  const { menus, now, type, wantedAt, isSoldAt } = wanted;
  if (wantedAt === null) return null;
  const load = await loadKitchen(database, venue.restaurantId, intervalsWanted(menus, now, wantedAt));
  const lost = localMomentOf(wantedAt, venue.zone);
  const days = offeredTimes(venue, { type, menus, now, isSoldAt }, load);
  const sameDay = days.filter((day) => day.date === lost.date);
  const free = nearestFree(sameDay, lost, NAMED_MAX).map((slot) => slot.interval.start);
  free.sort((a, b) => minutesBetween(b, a));
  return { wantedMinutes: lost.minutes, freeMinutes: free.map((moment) => moment.minutes) };
}
