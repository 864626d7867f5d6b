import {
  type CartLine,
  checkRoom,
  type ItemReference,
  type MenuItem,
  removeLine,
  roomForItem,
} from "@comptoir/ordering";
import { usePageCart } from "./cart-provider.tsx";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { dishOfLine } from "./known-dish.ts";
import { useCart } from "./use-cart.ts";

/** The largest quantity of a line, given the cart's other lines. */
export type LineRoom = {
  /** The maximum quantity; null without a limit. */
  readonly most: number | null;
  /** Why the line cannot hold even one; null if it can. */
  readonly refusal: string | null;
};

/** Returns a function for the limit of a line, which need not be in the cart yet. ordering#item-limit. */
export function useRoomOf(): (
  line: ItemReference & Pick<CartLine, "orderId" | "date" | "childId">,
  item?: MenuItem,
) => LineRoom {
  const { maxItemsPerCart } = usePageCart();
  const cart = useCart((state) => state);
  return (line, item = dishOfLine(cart.dishes, line)) => {
    const others = removeLine(cart.lines, line.orderId);
    const bounds = dishBounds(cart, item, maxItemsPerCart);
    const most = roomForItem(others, line.id, bounds, line);
    const none = checkRoom(others, { id: line.id, quantity: 1, date: line.date, childId: line.childId }, bounds);
    return { most: Number.isFinite(most) ? most : null, refusal: none && wordNoRoom(none, item).refused.message };
  };
}
