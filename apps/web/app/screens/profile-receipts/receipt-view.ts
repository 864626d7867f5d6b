import type { ChildData, OrderData } from "@comptoir/contract";
import { cents, formatCents, formatClockTime } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { orderWords } from "../../children/child-words.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { PastOrder } from "../../visit/reorder-link.ts";

export type ReceiptView = PastOrder & {
  readonly number: string;
  readonly restaurant: Pick<OrderData["restaurant"], "slug" | "name">;
  /** The date on which the order was placed, in the restaurant's zone: `2026-11-20`. */
  readonly date: string;
  /** The school's date and the child, as text; null for any other order. school#children. */
  readonly servedOn: string | null;
  readonly status: OrderData["status"];
  readonly total: string;
  /** The sum of all refunds; null for none. */
  readonly refunded: string | null;
  /** The ordered dishes, each once. */
  readonly dishes: readonly string[];
  /** The sum of the quantities of all lines. */
  readonly count: number;
};

/** Returns a page of receipts, newest first. Orders placed at the same time are sorted by number. people#receipts. */
export function viewReceipts(orders: readonly OrderData[], children: readonly ChildData[]): ReceiptView[] {
  return orders
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt) || Number(a.number) - Number(b.number))
    .map((order) => viewReceipt(order, children));
}

/** `children`: the parent's children with their names. An order has only a child's id. */
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
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
