import type { Cents, MenuSlot } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";

/** Portions of one counted thing. */
export type StockTaken = { readonly kind: "item" | "value"; readonly id: string; readonly portions: number };
/** Room for one order in a slot of a menu. `startsAt` is the ISO instant at which the slot begins. */
export type SlotTaken = { readonly menuId: string; readonly startsAt: string };
/** The same before it is taken, where a slot takes only so many orders. */
export type SlotWanted = SlotTaken & { readonly ordersMax: number };

/** What an order took that others cannot have; given back when it is cancelled. */
export type Taken = {
  readonly stock: readonly StockTaken[];
  readonly slots: readonly SlotTaken[];
  /** The discount's key, when a use was counted. */
  readonly discountKey: string | null;
  readonly giftCard: { readonly codeHash: string; readonly amountCents: Cents } | null;
};

export const NOTHING_TAKEN: Taken = { stock: [], slots: [], discountKey: null, giftCard: null };

/** The slots that an order would stand in, as the database counts them. */
export function slotsWanted(slots: readonly MenuSlot[], zone: string): SlotWanted[] {
  return slots.map(({ menu, interval }) => ({
    menuId: String(menu.id),
    startsAt: instantOf(interval.start, zone).toISOString(),
    ordersMax: menu.maxOrdersPerInterval,
  }));
}
