import type { MenuIndex } from "../menu/menu-index.ts";
import { isSoldOut } from "../menu/sold-out.ts";
import { isRefused } from "../refusal.ts";
import { addToCart, type TemporaryItem } from "./cart.ts";
import { checkLineOptions } from "./check-options.ts";
import { roomInCart } from "./limits.ts";
import type { CartLine } from "./line.ts";
import { resolveLine } from "./resolve-line.ts";

/** A line of an earlier order that was not copied, and why. */
export type SkippedLine = {
  readonly line: TemporaryItem;
  readonly reason: "item-missing" | "invalid-options" | "sold-out" | "unavailable";
};

/** The cart with what could be ordered again. `skipped` is the warning; `cartFull` says that adding stopped at the limit. */
export type Reordered = {
  readonly lines: readonly CartLine[];
  readonly skipped: readonly SkippedLine[];
  readonly cartFull: boolean;
};

/**
 * Adds the lines of an earlier order to a cart, for "order again" and another round: what the menu still has is copied, and
 * today's prices follow from the menu. A line whose options no longer hold, for example a required group without a
 * selection, is skipped with a warning; adding stops at the maximum of items per cart, with as many portions as still fit.
 * ordering#reorder, ordering#another-round.
 */
export function reorder(
  cart: readonly CartLine[],
  earlier: readonly TemporaryItem[],
  { index, maxItemsPerCart }: { readonly index: MenuIndex; readonly maxItemsPerCart: number | null },
): Reordered {
  let lines = cart;
  const skipped: SkippedLine[] = [];
  for (const line of earlier) {
    const reason = reasonToSkip(index, line);
    if (reason) {
      skipped.push({ line, reason });
      continue;
    }
    const room = roomInCart(lines, maxItemsPerCart);
    const added =
      room > 0 ? addToCart(lines, { ...line, quantity: Math.min(line.quantity, room) }, maxItemsPerCart) : lines;
    if (!isRefused(added)) lines = added;
    if (room < line.quantity) return { lines, skipped, cartFull: true };
  }
  return { lines, skipped, cartFull: false };
}

function reasonToSkip(index: MenuIndex, line: TemporaryItem): SkippedLine["reason"] | null {
  const resolved = resolveLine(index, { ...line, orderId: 0 });
  if (isRefused(resolved)) return resolved.refused.code === "item-gone" ? "item-missing" : "invalid-options";
  if (isSoldOut(resolved)) return "sold-out";
  if (resolved.item.unavailable) return "unavailable";
  return checkLineOptions(resolved).length > 0 ? "invalid-options" : null;
}
