import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../../platform/time/zoned.ts";

/** An order's use of a slot. `startsAt` is ISO. Orders of older versions lack `prepMinutes`. */
export type SlotTaken = { readonly menuId: string; readonly startsAt: string; readonly prepMinutes?: number };
export type SlotWanted = Required<SlotTaken> & {
  readonly ordersMax: number | null;
  readonly prepMinutesMax: number | null;
};

/** Returns the slots that an order would use, with the keys of their counters in the database. */
export function slotsWanted(slots: readonly MenuSlot[], zone: string): SlotWanted[] {
  return slots.map(({ menu, interval, limits, prepMinutes }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    prepMinutes,
    ordersMax: limits.orders,
    prepMinutesMax: limits.prepMinutes,
  }));
}

/** Returns slots as parallel arrays, sorted by key, so that rows are always locked in the same order. */
export function inSlotLists(slots: readonly SlotTaken[]) {
  const sorted = [...slots].sort((a, b) => (a.menuId < b.menuId ? -1 : a.menuId > b.menuId ? 1 : 0));
  return {
    menuIds: sorted.map(({ menuId }) => menuId),
    startsAt: sorted.map(({ startsAt }) => new Date(startsAt)),
    minutes: sorted.map(({ prepMinutes }) => prepMinutes ?? 0),
  };
}

/** Returns the limits by menu id, as `HAS_ROOM` reads them. */
export function limitsOfMenus(slots: readonly SlotWanted[]): Record<string, unknown> {
  return Object.fromEntries(
    slots.map(({ menuId, ordersMax, prepMinutesMax, prepMinutes }) => [
      menuId,
      { orders: ordersMax, prepMinutes: prepMinutesMax, adds: prepMinutes },
    ]),
  );
}

export function slotToKeep({ menuId, startsAt, prepMinutes }: SlotWanted): SlotTaken {
  return { menuId, startsAt, prepMinutes };
}
