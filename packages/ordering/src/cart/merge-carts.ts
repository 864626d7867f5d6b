import { isSameSelection, nextOrderId, removeLine } from "./cart.ts";
import type { CartLine } from "./line.ts";

/**
 * Merges two versions of a cart that began as one: `theirs` with what `mine` changed of `base`, quantity by quantity. So two tabs keep what
 * both added, and a quantity that one of them lowered stays lowered. ordering#cart-tabs.
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

/** A cart without what was ordered of it: what was added since stays. ordering#cart-after-order. */
export function takeOutLines(lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  return mergeCarts({ base: ordered, mine: lines, theirs: [] });
}

/** A cart joined by lines that come back to it, whatever room it has: an order asks for that later. ordering#queued-order. */
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
