import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../../platform/time/zoned.ts";

/** A place in a menu's slot from `startsAt` (ISO) and its minutes of work, absent for orders of older versions. */
export type SlotTaken = { readonly menuId: string; readonly startsAt: string; readonly prepMinutes?: number };
/** The same before it is taken, where a slot takes only so many orders, or so much work; null is no limit. */
export type SlotWanted = Required<SlotTaken> & {
  readonly ordersMax: number | null;
  readonly prepMinutesMax: number | null;
};

/** The slots that an order would stand in, as the database counts them. */
export function slotsWanted(slots: readonly MenuSlot[], zone: string): SlotWanted[] {
  return slots.map(({ menu, interval, limits, prepMinutes }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    prepMinutes,
    ordersMax: limits.orders,
    prepMinutesMax: limits.prepMinutes,
  }));
}

/** Slots in lists of one sequence, in the order of their keys: so rows are always locked in that order. */
export function inSlotLists(slots: readonly SlotTaken[]) {
  const sorted = [...slots].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  return {
    menuIds: sorted.map(({ menuId }) => menuId),
    startsAt: sorted.map(({ startsAt }) => new Date(startsAt)),
    minutes: sorted.map(({ prepMinutes }) => prepMinutes ?? 0),
  };
}

/** What each of some slots takes, by the menu, as `HAS_ROOM` asks for it. */
export function limitsOfMenus(slots: readonly SlotWanted[]): Record<string, unknown> {
  return Object.fromEntries(
    slots.map(({ menuId, ordersMax, prepMinutesMax, prepMinutes }) => [
      menuId,
      { orders: ordersMax, prepMinutes: prepMinutesMax, adds: prepMinutes },
    ]),
  );
}

/** A slot as it is kept with an order or a hold. */
export function slotToKeep({ menuId, startsAt, prepMinutes }: SlotWanted): SlotTaken {
  return { menuId, startsAt, prepMinutes };
}
