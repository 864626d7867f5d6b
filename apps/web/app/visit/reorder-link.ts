import type { OrderData } from "@comptoir/contract";
import { isDeliveryKind, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { parseText } from "./parse-parameter.ts";

/** The parameter of a link that puts a past order into the cart. No screen carries it on: it is done once. ordering#reorder. */
const REORDER = "reorder";

/** A query (`?…`, or blank) without the past order, once that is in the cart. */
export function withoutReorder(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(REORDER)) return search;
  query.delete(REORDER);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** A path, with its query, that puts a past order into the cart on the way; as it is where there is none to take along. */
export function withReorder(path: string, orderId: string | null): string {
  return orderId === null ? path : `${path}${path.includes("?") ? "&" : "?"}${REORDER}=${encodeURIComponent(orderId)}`;
}

/** The past order that a link puts into the cart; null for none. */
export function readReorder(query: URLSearchParams): string | null {
  return parseText(query.get(REORDER));
}

/** What decides how a past order is ordered again. */
export type PastOrder = Pick<OrderData, "id" | "type"> & {
  readonly destination: Pick<OrderData["destination"], "kind">;
  readonly restaurant: Pick<OrderData["restaurant"], "slug">;
  /** The time of day that it was wanted at, `18:15`; null for as soon as possible. */
  readonly time: string | null;
};

/**
 * Where a past order is ordered again: in the cart with its lines, picked up or delivered as it was and at the same time of day; an order of a table on the menu,
 * where one says where it goes this time. Null for those of a suite or a school, which are ordered for their own day. A page that
 * shows the link lets the browser load the document anew. ordering#reorder, ordering#reorder-time.
 */
export function reorderPath({ id, type, destination, restaurant: { slug }, time }: PastOrder): string | null {
  const { kind } = destination;
  if (kind === "suite" || kind === "school-date") return null;
  if (kind === "table") return `/${slug}?${REORDER}=${id}`;
  if (ORDER_TYPE_RULES[type].catered) return `/${slug}/cart?catering=true&${REORDER}=${id}`;
  const takeoutType = isDeliveryKind(kind) ? "delivery" : "pickup";
  return `/${slug}/cart?takeout=true&takeoutType=${takeoutType}&${REORDER}=${id}${time === null ? "" : `&time=${time}`}`;
}
