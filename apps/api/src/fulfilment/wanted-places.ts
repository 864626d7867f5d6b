import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";

/** A place in an interval of a menu that takes only so many orders. `startsAt` is the interval's ISO instant. */
export type PlaceWanted = { readonly menuId: string; readonly startsAt: string; readonly ordersMax: number };

/** The places that an order takes in slots of its menus. */
export function placesIn(slots: readonly MenuSlot[], zone: string): PlaceWanted[] {
  return slots.map(({ menu, interval }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    ordersMax: menu.maxOrdersPerInterval,
  }));
}
