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

/** How many of a dish a line may hold beside the cart's other lines. */
export type LineRoom = {
  /** Null without any bound. */
  readonly most: number | null;
  /** Why it may not hold a single one; null when it may. */
  readonly refusal: string | null;
};

/**
 * Tells how many of its dish a line may hold: one of the cart, or one that is being put together. Every stepper that counts
 * dishes asks it. ordering#item-limit.
 */
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
