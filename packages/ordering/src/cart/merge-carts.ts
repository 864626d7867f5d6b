import { isSameSelection, nextOrderId, removeLine } from "./cart.ts";
import type { CartLine } from "./line.ts";

/**
 * Merges two tabs' versions of a cart, `mine` and `theirs`, that both began from `base`. Adds the changes of
 * quantity from `base` to `mine` to `theirs`. ordering#cart-tabs.
 */
export function mergeCarts(carts: {
  readonly base: readonly CartLine[];
  readonly mine: readonly CartLine[];
  readonly theirs: readonly CartLine[];
}): readonly CartLine[] {
  const { base, mine, theirs } = carts;
  const added = mine.reduce((lines, line) => shift(lines, line, line.quantity), theirs);
  return base.reduce((lines, line) => shift(lines, line, -line.quantity), added);
}

/** Removes the ordered quantities from a cart; what was added later stays. ordering#cart-after-order. */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  return mergeCarts({ base: ordered, mine: lines, theirs: [] });
}

/**
 * Adds lines back to a cart without checking its limits, which are checked when the order is placed.
 * ordering#queued-order.
 */
export function putBackLines(lines: readonly CartLine[], back: readonly CartLine[]): readonly CartLine[] {
  return mergeCarts({ base: [], mine: back, theirs: lines });
}

function shift(lines: readonly CartLine[], line: CartLine, by: number): readonly CartLine[] {
  const twin = lines.find((candidate) => isSameSelection(candidate, line));
  if (!twin) {
    if (by <= 0) return lines;
    const isTaken = lines.some(({ orderId }) => orderId === line.orderId);
    return [...lines, isTaken ? { ...line, orderId: nextOrderId(lines) } : line];
  }
  const quantity = twin.quantity + by;
  if (quantity <= 0) return removeLine(lines, twin.orderId);
  return lines.map((candidate) => (candidate === twin ? { ...twin, quantity } : candidate));
}
