import type { OrderData } from "@comptoir/contract";
import { isDeliveryKind, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { parseText } from "./parse-parameter.ts";

/**
 * The id of a past order that the page adds to the cart. Links to other screens drop it, because it applies
 * once. ordering#reorder.
 */
const REORDER = "reorder";

/** Called once the past order is in the cart. `search` is `?…` or empty. */
export function withoutReorder(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(REORDER)) return search;
  query.delete(REORDER);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns null `orderId` leaves the path unchanged. */
export function withReorder(path: string, orderId: string | null): string {
  return orderId === null ? path : `${path}${path.includes("?") ? "&" : "?"}${REORDER}=${encodeURIComponent(orderId)}`;
}

export function readReorder(query: URLSearchParams): string | null {
  return parseText(query.get(REORDER));
}

/** What `reorderPath` needs of a past order. */
export type PastOrder = Pick<OrderData, "id" | "type"> & {
  readonly destination: Pick<OrderData["destination"], "kind">;
  readonly restaurant: Pick<OrderData["restaurant"], "slug">;
  /** The requested time of day, `18:15`; null for an order as soon as possible. */
  readonly time: string | null;
};

/**
 * Returns the link that orders a past order again; null for suite and school orders, which are tied to a day.
 * A table order's link opens the menu, which asks for the table. Pages must open the link with a document
 * load. ordering#reorder, ordering#reorder-time.
 */
export function reorderPath({ id, type, destination, restaurant: { slug }, time }: PastOrder): string | null {
  const { kind } = destination;
  if (kind === "suite" || kind === "school-date") return null;
  if (kind === "table") return `/${slug}?${REORDER}=${id}`;
  const way = ORDER_TYPE_RULES[type].catered ? "catering" : "takeout";
  const takeoutType = isDeliveryKind(kind) ? "delivery" : "pickup";
  return `/${slug}/cart?${way}=true&takeoutType=${takeoutType}&${REORDER}=${id}${time === null ? "" : `&time=${time}`}`;
}
