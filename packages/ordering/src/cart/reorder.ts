import { isSoldOut } from "../menu/availability.ts";
import type { MenuIndex } from "../menu/menu-index.ts";
import { isRefused } from "../refusal.ts";
import { addToCart } from "./cart.ts";
import { checkLineOptions } from "./check-options.ts";
import { roomForItem } from "./limits.ts";
import type { CartLine, ResolvedChoice, ResolvedLine } from "./line.ts";
import { resolveLine } from "./resolve-line.ts";
import type { LineChange } from "./restore-cart.ts";

/** The menu of today, and the most that one cart takes; null for no limit. */
export type ReorderContext = { readonly index: MenuIndex; readonly maxItemsPerCart: number | null };

/** A cart with lines of a past order in it, and what of them could not be added. */
export type Reordered = { readonly lines: readonly CartLine[]; readonly changes: readonly LineChange[] };

/**
 * Adds the lines of a past order to a cart as far as the menu of today has them, at its prices, since lines have none. A line whose
 * choices no longer hold, or whose required group has no selection, is left out and the others are added; adding stops at the limits
 * of the cart and of each dish. ordering#reorder, ordering#another-round.
 */
export function reorder(
  cart: readonly CartLine[],
  past: readonly CartLine[],
  { index, maxItemsPerCart }: ReorderContext,
): Reordered {
  let lines = cart;
  const changes: LineChange[] = [];
  for (const line of past) {
    const resolved = resolveLine(index, line);
    const problem = isRefused(resolved) ? GONE[resolved.refused.code] : problemOf(resolved);
    const bounds = isRefused(resolved) ? NO_DISH : resolved.item;
    const room = roomForItem(lines, line.id, { ...bounds, maxItemsPerCart }, line);
    const quantityKept = problem ? 0 : Math.min(line.quantity, room);
    if (quantityKept < line.quantity) changes.push({ line, reason: problem ?? "over-limit", quantityKept });
    if (quantityKept === 0) continue;
    const added = addToCart(lines, { ...line, quantity: quantityKept }, { ...bounds, maxItemsPerCart });
    if (isRefused(added)) throw new Error("What there is room for joins the cart.");
    lines = added;
  }
  return { lines, changes };
}

const GONE = { "item-gone": "item-missing", "option-gone": "option-missing" } as const;
const NO_DISH = { maxQuantity: null, stock: null };

function problemOf(resolved: ResolvedLine): LineChange["reason"] | null {
  if (isSoldOut(resolved)) return "sold-out";
  if (resolved.item.unavailable) return "unavailable";
  const holds = checkLineOptions(resolved).length === 0;
  return holds && resolved.choices.every(canBeChosen) ? null : "option-missing";
}

/** Whether a choice can be had at all; at what hours it is sold, the cart says for its own time. */
function canBeChosen({ value, choices }: ResolvedChoice): boolean {
  return !value.unavailable && value.stock !== 0 && choices.every(canBeChosen);
}
