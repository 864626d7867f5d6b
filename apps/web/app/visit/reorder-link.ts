import type { OrderData } from "@comptoir/contract";
import { isDeliveryKind, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { parseText } from "./parse-parameter.ts";

/**
 * The query parameter that adds a past order to the cart. Screens do not pass it on: it applies once.
 * ordering#reorder.
 */
const REORDER = "reorder";

/** Removes the past order from a query (`?…`, or empty) once it is in the cart. */
export function withoutReorder(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(REORDER)) return search;
  query.delete(REORDER);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Adds the past order to a path, whose page then puts it into the cart. Returns the path unchanged if
 * `orderId` is null.
 */
export function withReorder(path: string, orderId: string | null): string {
  return orderId === null ? path : `${path}${path.includes("?") ? "&" : "?"}${REORDER}=${encodeURIComponent(orderId)}`;
}

/** Parses the past order in a link; null if there is none. */
export function readReorder(query: URLSearchParams): string | null {
  return parseText(query.get(REORDER));
}

/** The properties of a past order that determine its reorder link. */
export type PastOrder = Pick<OrderData, "id" | "type"> & {
  readonly destination: Pick<OrderData["destination"], "kind">;
  readonly restaurant: Pick<OrderData["restaurant"], "slug">;
  /** The requested time of day, `18:15`; null for an order as soon as possible. */
  readonly time: string | null;
};

/**
 * Returns the link that reorders a past order; null for suite and school orders, which are tied to a day. Pages
 * must open it with a document load. ordering#reorder, ordering#reorder-time.
 * - Table orders lead to the menu, which asks for the table again.
 * - Other orders lead to the cart, with the same pickup or delivery and time of day.
 */
export function reorderPath({ id, type, destination, restaurant: { slug }, time }: PastOrder): string | null {
  const { kind } = destination;
  if (kind === "suite" || kind === "school-date") return null;
  if (kind === "table") return `/${slug}?${REORDER}=${id}`;
  if (ORDER_TYPE_RULES[type].catered) return `/${slug}/cart?catering=true&${REORDER}=${id}`;
  const takeoutType = isDeliveryKind(kind) ? "delivery" : "pickup";
  return `/${slug}/cart?takeout=true&takeoutType=${takeoutType}&${REORDER}=${id}${time === null ? "" : `&time=${time}`}`;
}
