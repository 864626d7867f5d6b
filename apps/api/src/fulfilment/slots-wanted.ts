import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";

/** Room for one order in a slot of a menu. `startsAt` is the ISO instant at which the slot begins. */
export type SlotTaken = { readonly menuId: string; readonly startsAt: string };
/** The same before it is taken, where a slot takes only so many orders. */
export type SlotWanted = SlotTaken & { readonly ordersMax: number };

/** The slots that an order would stand in, as the database counts them. */
export function slotsWanted(slots: readonly MenuSlot[], zone: string): SlotWanted[] {
  return slots.map(({ menu, interval }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    ordersMax: menu.maxOrdersPerInterval,
  }));
}

/** Slots in lists of one sequence, in the order of their keys: so rows are always locked in that order. */
export function inSlotLists(slots: readonly SlotTaken[]) {
  const sorted = [...slots].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  return { menuIds: sorted.map(({ menuId }) => menuId), startsAt: sorted.map(({ startsAt }) => new Date(startsAt)) };
}

/** How many orders each of some slots takes, by the menu. */
export function ordersMaxOfMenus(slots: readonly SlotWanted[]): Record<string, number> {
  return Object.fromEntries(slots.map(({ menuId, ordersMax }) => [menuId, ordersMax]));
}
