import { type CartLine, parseCartLines, putBackLines, removeOrderedLines } from "@comptoir/ordering";
import { changeSharedCart } from "../cart/cart-copy.ts";
import { checkoutKey } from "../cart/checkout-key.ts";
import { joinDishes } from "../cart/known-dish.ts";
import { changeQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";

/**
 * Removes a queued order's lines from the cart, if the page that queued it was closed too early. The checkout
 * still has the order's key exactly as long as the lines are in the cart. ordering#queued-order.
 */
export function leaveCart(order: QueuedOrder): void {
  if (!checkoutKey(order.place).end(order.key)) return;
  changeSharedCart(order.place, (cart) => ({ lines: removeOrderedLines(cart.lines, linesOf(order)) }));
}

/** Takes an order back unless it is being sent or is placed: its lines return to the cart. */
export async function takeBack({ key }: QueuedOrder): Promise<void> {
  let taken: QueuedOrder | null = null;
  await changeQueued(key, (kept) => {
    const isGone = kept === null || kept.stage.name === "sending" || kept.stage.name === "placed";
    taken = isGone ? null : kept;
    return isGone ? kept : null;
  });
  if (taken !== null) returnToCart(taken);
}

/**
 * Returns an order's lines to the cart, beside lines added since. If a request of the order may still arrive,
 * the cart's checkout gets the order's key back. ordering#queued-order.
 */
function returnToCart(order: QueuedOrder): void {
  if (order.hasLeft) checkoutKey(order.place).takeBack(order.key, linesOf(order));
  changeSharedCart(order.place, ({ lines, dishes }) => ({
    lines: putBackLines(lines, linesOf(order)),
    dishes: joinDishes(order.dishes ?? [], dishes),
  }));
}

/**
 * Called when the order is placed. Puts the queued lines back and removes the ordered ones, because another
 * tab may have submitted other lines with the same key.
 */
export function settleCart(order: QueuedOrder, ordered: readonly CartLine[] | null): void {
  const queued = linesOf(order);
  changeSharedCart(order.place, ({ lines }) => ({
    lines: removeOrderedLines(putBackLines(lines, queued), ordered ?? queued),
  }));
}

function linesOf({ cart }: QueuedOrder): readonly CartLine[] {
  return parseCartLines(JSON.parse(cart)) ?? [];
}
