/** The parameter of a link that puts a past order into the cart. No screen carries it on: it is done once. ordering#reorder. */
export const REORDER = "reorder";

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
