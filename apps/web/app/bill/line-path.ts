import type { CartLine } from "@comptoir/ordering";

/** The screen of the restaurant on which a line's choices can be changed: its dish, opened with what was chosen. */
export function linePath({ id, menuId, orderId }: Pick<CartLine, "id" | "menuId" | "orderId">): string {
  const query = new URLSearchParams({ ...(menuId === null ? {} : { menu: String(menuId) }), line: String(orderId) });
  return `/items/${encodeURIComponent(id)}?${query}`;
}
