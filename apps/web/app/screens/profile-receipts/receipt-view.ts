import type { OrderData } from "@comptoir/contract";
import { cents, formatCents, formatClockTime } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { PastOrder } from "../../visit/reorder-link.ts";

/** A past order as the list of receipts shows it. */
export type ReceiptView = PastOrder & {
  readonly number: string;
  readonly restaurant: Pick<OrderData["restaurant"], "slug" | "name">;
  /** The day at the restaurant, `2026-11-20`. */
  readonly date: string;
  /** The school's day that it is for; null for any other order. */
  readonly servedOn: string | null;
  readonly status: OrderData["status"];
  readonly total: string;
  /** What was given back of it, whichever way; null where nothing was. */
  readonly refunded: string | null;
  /** What was ordered, each dish once. */
  readonly dishes: readonly string[];
};

export function viewReceipt(order: OrderData): ReceiptView {
  const { id, number, type, destination, restaurant, placedAt, date, zone, status, costs, items, refunds } = order;
  const refundedCents = (refunds ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    id,
    number,
    type,
    destination: { kind: destination.kind },
    restaurant: { slug: restaurant.slug, name: restaurant.name },
    date: localMomentAt(Date.parse(placedAt), zone).date,
    time: date === null ? null : formatClockTime(localMomentAt(Date.parse(date), zone).minutes),
    servedOn: destination.kind === "school-date" ? destination.date : null,
    status,
    total: costs.totalWithTip,
    refunded: refundedCents > 0 ? formatCents(cents(refundedCents)) : null,
    dishes: [...new Set(items.map(({ name }) => name))],
  };
}
