import type { OrderData } from "@comptoir/contract";
import { localMomentAt } from "../../venue/local-moment.ts";

/** A past order as the list of receipts shows it. */
export type ReceiptView = {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly restaurant: string;
  /** The day at the restaurant, `2026-11-20`. */
  readonly date: string;
  readonly status: OrderData["status"];
  readonly total: string;
  /** What was ordered, each dish once. */
  readonly dishes: readonly string[];
};

export function viewReceipt({ id, number, restaurant, placedAt, zone, status, costs, items }: OrderData): ReceiptView {
  return {
    id,
    number,
    slug: restaurant.slug,
    restaurant: restaurant.name,
    date: localMomentAt(Date.parse(placedAt), zone).date,
    status,
    total: costs.totalWithTip,
    dishes: [...new Set(items.map(({ name }) => name))],
  };
}
