import { limitsOrders, slotsAt } from "@comptoir/ordering";
import type { Kitchens } from "../../fulfilment/kitchens.ts";
import type { TimesWanted } from "../../fulfilment/offered-times.ts";
import { looksAtSlots, soonestTimes } from "../../fulfilment/queue.ts";
import { slotsWanted } from "../../fulfilment/slots-wanted.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { ReadyTime } from "../write/to-place.ts";

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
export async function readyTimes(kitchens: Kitchens, venue: LoadedVenue, wanted: TimeWanted): Promise<ReadyTime[]> {
  const { menus, work, now, wantedAt, prepMinutes } = wanted;
  if (wantedAt !== null) {
    const slots = slotsAt(menus, venue.ordering.hours, localMomentOf(wantedAt, venue.zone), work);
    return [{ readyAt: wantedAt, slots: slotsWanted(slots, venue.zone) }];
  }
  const readyWhenBegunAt = (start: Date) => new Date(start.getTime() + prepMinutes * 60_000);
  if (!menus.some(limitsOrders)) return [{ readyAt: readyWhenBegunAt(now), slots: [] }];
  const load = await kitchens.look(venue.restaurantId, looksAtSlots(menus, wanted));
  return soonestTimes(venue, wanted, load, now)
    .take(TRIED_MAX)
    .map(({ startsAt, slots }) => ({ readyAt: readyWhenBegunAt(startsAt), slots: slotsWanted(slots, venue.zone) }))
    .toArray();
}
