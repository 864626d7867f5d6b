import { currentLocale, m } from "@comptoir/messages";
import { type DishBounds, isSameId, localizedText, type MenuItem, type RoomRefusal } from "@comptoir/ordering";
import type { CartState, NotAdded } from "./cart-state.ts";

/**
 * Returns the limits on a dish's quantity. Its stock is the one that the server last reported.
 * ordering#item-limit.
 */
export function dishBounds(
  { confirmed }: Pick<CartState, "confirmed">,
  item: MenuItem | undefined,
  maxItemsPerCart: number | null,
): DishBounds {
  const counted = confirmed?.answer.orderItems.find(({ id }) => item && isSameId(id, item.id));
  return { maxItemsPerCart, maxQuantity: item?.maxQuantity ?? null, stock: counted?.stock ?? item?.stock ?? null };
}

export function wordNoRoom(refusal: RoomRefusal, item: MenuItem | undefined): NotAdded {
  const name = item ? localizedText(item, "name", currentLocale()) : m.cart_unknown_dish();
  switch (refusal.code) {
    case "cart-limit":
      return { refused: { code: "cart_full", message: m.refusal_cart_full_limit(refusal) } };
    case "item-limit":
      return { refused: { code: refusal.code, message: m.refusal_item_limit_named({ ...refusal, name }) } };
    case "out-of-stock":
      return { refused: { code: refusal.code, message: m.refusal_out_of_stock_named({ ...refusal, name }) } };
  }
}
