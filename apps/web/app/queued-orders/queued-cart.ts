import { type CartLine, parseCartLines, putBackLines, removeOrderedLines } from "@comptoir/ordering";
import { changeSharedCart } from "../cart/cart-copy.ts";
import { checkoutKey } from "../cart/checkout-key.ts";
import { joinDishes } from "../cart/known-dish.ts";
import { changeQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";

/**
 * Removes a queued order's lines from the cart if the page that queued it was closed before it could. As long
 * as the lines are in the cart, its checkout still has the order's key. ordering#queued-order.
 */
export function leaveCart(order: QueuedOrder): void {
  if (!checkoutKey(order.place).end(order.key)) return;
  changeSharedCart(order.place, (cart) => ({ lines: removeOrderedLines(cart.lines, linesOf(order)) }));
}

/** Takes an order back unless it is being sent: its lines return to the cart, and the checkout gets a new key. */
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
 * Returns the lines of an unsent order to the cart, beside lines added since. If a request has left and may
 * still arrive, the cart also takes back the key. ordering#queued-order.
 */
function returnToCart(order: QueuedOrder): void {
  if (order.hasLeft) checkoutKey(order.place).takeBack(order.key, linesOf(order));
  changeSharedCart(order.place, ({ lines, dishes }) => ({
    lines: putBackLines(lines, linesOf(order)),
    dishes: joinDishes(order.dishes ?? [], dishes),
  }));
}

/**
 * Removes the ordered lines from the cart instead of the queued ones, since another tab may have submitted
 * different lines. The server removed the ordered lines from its cart with the order. The next save sends the
 * lines added since.
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
