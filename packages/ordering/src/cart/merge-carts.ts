import { isSameSelection, nextOrderId, removeLine } from "./cart.ts";
import type { CartLine } from "./line.ts";

/**
 * Merges two versions of a cart with a common base: applies to `theirs` the changes of quantity between
 * `base` and `mine`. Both tabs thus keep what each added, and a quantity that one tab lowered stays lowered.
 * ordering#cart-tabs.
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

/** Removes ordered lines from a cart; lines that were added later stay. ordering#cart-after-order. */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly CartLine[]): readonly CartLine[] {
  return mergeCarts({ base: ordered, mine: lines, theirs: [] });
}

/**
 * Adds lines back to a cart regardless of its limits; the limits are checked when the order is placed.
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
