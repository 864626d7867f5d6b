import { NOTHING_TAKEN, type SlotTaking } from "@comptoir/ordering";
import type { KnownSlot, SlotsRead } from "./known-slots.ts";
import type { Holder } from "./slot-holds.store.ts";
import type { SlotTaken } from "./slots-wanted.ts";

export type KitchenLoad = {
  /** Orders that are placed and not ready yet, at most `ORDERS_AHEAD_COUNTED`. */
  readonly ordersAhead: number;
  /**
   * Returns what other visitors' orders and holds take of a menu's slot. `startsMinute`: start of the slot in
   * minutes since 1970.
   */
  readonly takenIn: (menuId: string, startsMinute: number) => SlotTaking;
};

export type LooksAtSlots = Holder & {
  /** Slots of the order that the cart replaces; they count as free. ordering#change-by-guest. */
  readonly ownSlots?: readonly SlotTaken[] | undefined;
};

const MINUTE_MS = 60_000;

/**
 * Returns a kitchen's load as one diner sees it: without the diner's holds and the order that the cart
 * replaces. time#slot-held.
 */
export function loadFor({ slots, ordersAhead }: SlotsRead, { holder, now, ownSlots = [] }: LooksAtSlots): KitchenLoad {
  const nowMs = now.getTime();
  const takenIn = (menuId: string, startsMinute: number) => {
    const slot = slots.get(menuId)?.get(startsMinute);
    if (slot === undefined) return NOTHING_TAKEN;
    return slot.holds === null ? slot : withHolds(slot, slot.holds, holder, nowMs);
  };
  if (ownSlots.length === 0) return { ordersAhead, takenIn };
  return {
    ordersAhead,
    takenIn: (menuId, startsMinute) => {
      const taken = takenIn(menuId, startsMinute);
      const own = ownSlots.find(
        (slot) => slot.menuId === menuId && Date.parse(slot.startsAt) / MINUTE_MS === startsMinute,
      );
      return own ? without(taken, own) : taken;
    },
  };
}

/** Adds other visitors' holds that have not expired. */
function withHolds(
  slot: KnownSlot,
  holds: NonNullable<KnownSlot["holds"]>,
  holder: string | null,
  nowMs: number,
): SlotTaking {
  let { orders, prepMinutes } = slot;
  for (const [other, untilMs] of Object.entries(holds)) {
    if (other === holder || untilMs <= nowMs) continue;
    orders += 1;
    prepMinutes += slot.heldMinutes?.[other] ?? 0;
  }
  return { orders, prepMinutes };
}

function without({ orders, prepMinutes }: SlotTaking, own: SlotTaken): SlotTaking {
  return { orders: Math.max(0, orders - 1), prepMinutes: Math.max(0, prepMinutes - (own.prepMinutes ?? 0)) };
}
