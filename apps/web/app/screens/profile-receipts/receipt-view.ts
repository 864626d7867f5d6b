import type { OrderData } from "@comptoir/contract";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { PastOrder } from "../../visit/reorder-link.ts";

/** A past order as the list of receipts shows it. */
export type ReceiptView = PastOrder & {
  readonly number: string;
  readonly restaurant: Pick<OrderData["restaurant"], "slug" | "name">;
  /** The day at the restaurant, `2026-11-20`. */
  readonly date: string;
  readonly status: OrderData["status"];
  readonly total: string;
  /** What was ordered, each dish once. */
  readonly dishes: readonly string[];
};

export function viewReceipt(order: OrderData): ReceiptView {
  const { id, number, type, destination, restaurant, placedAt, zone, status, costs, items } = order;
  return {
    id,
    number,
    type,
    destination: { kind: destination.kind },
    restaurant: { slug: restaurant.slug, name: restaurant.name },
    date: localMomentAt(Date.parse(placedAt), zone).date,
    status,
    total: costs.totalWithTip,
    dishes: [...new Set(items.map(({ name }) => name))],
  };
}
