import type { ChildData, OrderData } from "@comptoir/contract";
import { cents, formatCents, formatClockTime } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { orderWords } from "../../children/child-words.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { PastOrder } from "../../visit/reorder-link.ts";

/** A past order as the list of receipts shows it. */
export type ReceiptView = PastOrder & {
  readonly number: string;
  readonly restaurant: Pick<OrderData["restaurant"], "slug" | "name">;
  /** The day at the restaurant, `2026-11-20`. */
  readonly date: string;
  /** The school's day that it is for, and the child, in words; null for any other order. school#children. */
  readonly servedOn: string | null;
  readonly status: OrderData["status"];
  readonly total: string;
  /** What was given back of it, whichever way; null where nothing was. */
  readonly refunded: string | null;
  /** What was ordered, each dish once. */
  readonly dishes: readonly string[];
};

/** The receipts of a page of them, the newest first; what was placed at once by its numbers. people#receipts. */
export function viewReceipts(orders: readonly OrderData[], children: readonly ChildData[]): ReceiptView[] {
  return orders
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt) || Number(a.number) - Number(b.number))
    .map((order) => viewReceipt(order, children));
}

/** An order as its receipt is listed; a school's with the name of the child, whom its parent alone has. */
function viewReceipt(order: OrderData, children: readonly ChildData[]): ReceiptView {
  const { id, number, type, destination, restaurant, placedAt, date, zone, status, costs, items, refunds, childId } =
    order;
  const refundedCents = (refunds ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    id,
    number,
    type,
    destination: { kind: destination.kind },
    restaurant: { slug: restaurant.slug, name: restaurant.name },
    date: localMomentAt(Date.parse(placedAt), zone).date,
    time: date === null ? null : formatClockTime(localMomentAt(Date.parse(date), zone).minutes),
    servedOn: destination.kind === "school-date" ? orderWords({ date: destination.date, childId }, children) : null,
    status,
    total: costs.totalWithTip,
    refunded: refundedCents > 0 ? formatCents(cents(refundedCents)) : null,
    dishes: [...new Set(items.map(({ name }) => name))],
  };
}
