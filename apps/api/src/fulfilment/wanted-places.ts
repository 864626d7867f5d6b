import { intervalAt, type Menu, type OpeningHours } from "@comptoir/ordering";
import { instantOf, localMomentOf } from "../time/zoned.ts";

/** A place in an interval of a menu that takes only so many orders. `startsAt` is the interval's ISO instant. */
export type PlaceWanted = { readonly menuId: string; readonly startsAt: string; readonly ordersMax: number };

/**
 * The places that an order takes when its food is wanted at an instant: one in the interval of each of its menus that has
 * a limit. Without an opening there is no interval, and the order is refused for that. Rules, section 2.
 */
export function wantedPlaces(menus: readonly Menu[], wanted: Date, hours: OpeningHours, zone: string): PlaceWanted[] {
  const moment = localMomentOf(wanted, zone);
  return menus.flatMap((menu) => {
    const interval = menu.maxOrdersPerInterval > 0 && intervalAt(hours, moment, menu.orderingIntervalMinutes);
    if (!interval) return [];
    const startsAt = instantOf(interval.start, zone).toISOString();
    return { menuId: String(menu.id), startsAt, ordersMax: menu.maxOrdersPerInterval };
  });
}
