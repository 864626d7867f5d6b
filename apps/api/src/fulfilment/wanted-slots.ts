import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";

/** A slot of a menu that takes only so many orders, one of which is wanted there. `startsAt` is its ISO instant. */
export type SlotWanted = { readonly menuId: string; readonly startsAt: string; readonly ordersMax: number };

/** The slots that an order would stand in, as the database counts them. */
export function slotsWanted(slots: readonly MenuSlot[], zone: string): SlotWanted[] {
  return slots.map(({ menu, interval }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    ordersMax: menu.maxOrdersPerInterval,
  }));
}
