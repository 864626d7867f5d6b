import type { MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../../platform/time/zoned.ts";

/** An order's use of a slot. `startsAt` is ISO. Orders of older versions lack `prepMinutes`. */
export type SlotTaken = { readonly menuId: string; readonly startsAt: string; readonly prepMinutes?: number };
export type SlotWanted = Required<SlotTaken> & {
  readonly ordersMax: number | null;
  readonly prepMinutesMax: number | null;
};

/**
 * Returns the slots that an order would use, with the keys of their counters in the database. The slots of the order
 * that it replaces have no limit for the same work or less, because that order keeps its time. board#changed-slots.
 */
export function slotsWanted(
  slots: readonly MenuSlot[],
  zone: string,
  ownSlots: readonly SlotTaken[] = [],
): SlotWanted[] {
  return slots.map(({ menu, interval, limits, prepMinutes }) => {
    const slot = { menuId: String(menu.id), startsAt: instantOf(interval.start, zone).toISOString(), prepMinutes };
    const own = ownSlots.find(({ menuId, startsAt }) => menuId === slot.menuId && startsAt === slot.startsAt);
    if (own && prepMinutes <= (own.prepMinutes ?? 0)) return { ...slot, ordersMax: null, prepMinutesMax: null };
    return { ...slot, ordersMax: limits.orders, prepMinutesMax: limits.prepMinutes };
  });
}

/** Returns whether staff closed one of the slots. A slot without a row has no counter that could refuse the order. */
export function areClosed(wanted: readonly SlotWanted[]): boolean {
  return wanted.some(({ ordersMax }) => ordersMax === 0);
}

/** Returns whether an order has a place in all of these slots already. */
export function keepsSlots(wanted: readonly SlotWanted[]): boolean {
  return wanted.every(({ ordersMax, prepMinutesMax }) => ordersMax === null && prepMinutesMax === null);
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
