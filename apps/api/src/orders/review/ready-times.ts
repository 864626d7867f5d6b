import { limitsOrders, slotsAt } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import { loadKitchen } from "../../fulfilment/kitchen-load.store.ts";
import type { TimesWanted } from "../../fulfilment/offered-times.ts";
import { intervalsWanted, soonestTimes } from "../../fulfilment/queue.ts";
import { slotsWanted } from "../../fulfilment/slots-wanted.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { ReadyTime } from "../write/take-scarce.ts";

/** An order for which a time is looked for. */
export type TimeWanted = TimesWanted & {
  /** Null: as soon as possible. */
  readonly wantedAt: Date | null;
  readonly prepMinutes: number;
};

/** So many times are tried in one transaction; whoever finds all of them full meanwhile is told so. */
const TRIED_MAX = 12;

/**
 * The times at which an order can be ready, the one to try first at the front. A chosen time is the only one: an order never
 * moves to another by itself. As soon as possible is now, and where menus limit their intervals, the first moments with
 * room in all of them. time#queue.
 */
export async function readyTimes(database: Database, venue: LoadedVenue, wanted: TimeWanted): Promise<ReadyTime[]> {
  const { menus, work, now, wantedAt, prepMinutes } = wanted;
  if (wantedAt !== null) {
    const slots = slotsAt(menus, venue.ordering.hours, localMomentOf(wantedAt, venue.zone), work);
    return [{ readyAt: wantedAt, slots: slotsWanted(slots, venue.zone) }];
  }
  const readyWhenBegunAt = (start: Date) => new Date(start.getTime() + prepMinutes * 60_000);
  if (!menus.some(limitsOrders)) return [{ readyAt: readyWhenBegunAt(now), slots: [] }];
  const load = await loadKitchen(database, venue.restaurantId, intervalsWanted(menus, now, now, wanted));
  return soonestTimes(venue, wanted, load, now)
    .take(TRIED_MAX)
    .map(({ startsAt, slots }) => ({ readyAt: readyWhenBegunAt(startsAt), slots: slotsWanted(slots, venue.zone) }))
    .toArray();
}
