import { type CartLine, parseCartLines, putBackLines, takeOutLines } from "@comptoir/ordering";
import { changeSharedCart } from "../cart/cart-copy.ts";
import { checkoutKey } from "../cart/checkout-key.ts";
import { joinDishes } from "../cart/known-dish.ts";
import { changeQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";

/**
 * Takes a queued order's lines out of their cart, where a page that was closed while it queued them has not. The key is the cart's until
 * then. ordering#queued-order.
 */
export function leaveCart(order: QueuedOrder): void {
  if (!checkoutKey(order.place).end(order.key)) return;
  changeSharedCart(order.place, (cart) => ({ lines: takeOutLines(cart.lines, linesOf(order)) }));
}

/** Takes an order back, unless it has left meanwhile: its lines are in the cart again, whose checkout has a key of its own. */
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
 * Puts the lines of an order that is not sent back into their cart, beside what was added since; and its key, where it has left and may still
 * arrive. ordering#queued-order.
 */
function returnToCart(order: QueuedOrder): void {
  if (order.hasLeft) checkoutKey(order.place).takeBack(order.key, linesOf(order));
  changeSharedCart(order.place, ({ lines, dishes }) => ({
    lines: putBackLines(lines, linesOf(order)),
    dishes: joinDishes(order.dishes ?? [], dishes),
  }));
}

/**
 * Takes what was ordered out of the cart, in the place of what was queued: another tab may have sent the same cart as it had it. The server
 * has taken it out of its own cart with the order, and is told anew of what was added since.
 */
export function settleCart(order: QueuedOrder, ordered: readonly CartLine[] | null): void {
  const queued = linesOf(order);
  changeSharedCart(order.place, ({ lines }) => ({
    lines: takeOutLines(putBackLines(lines, queued), ordered ?? queued),
  }));
}

function linesOf({ cart }: QueuedOrder): readonly CartLine[] {
  return parseCartLines(JSON.parse(cart)) ?? [];
}
