import { isSoldOut } from "../menu/availability.ts";
import type { MenuIndex } from "../menu/menu-index.ts";
import { isRefused } from "../refusal.ts";
import { addToCart } from "./cart.ts";
import { checkLineOptions } from "./check-options.ts";
import { roomForItem } from "./limits.ts";
import type { CartLine, ResolvedChoice, ResolvedLine } from "./line.ts";
import { resolveLine } from "./resolve-line.ts";
import type { LineChange } from "./restore-cart.ts";

/** The current menu, and the maximum number of items per cart; null for no limit. */
export type ReorderContext = { readonly index: MenuIndex; readonly maxItemsPerCart: number | null };

export type Reordered = { readonly lines: readonly CartLine[]; readonly changes: readonly LineChange[] };

/**
 * Adds the lines of a past order to a cart at today's prices. Skips a line with invalid choices or an
 * unanswered required group. Stops at the limits of the cart and of each dish. ordering#reorder,
 * ordering#another-round.
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
    if (isRefused(added)) throw new Error("A line within the cart's limits was refused.");
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

/** Tells whether a choice is available and in stock. `checkCart` checks its hours of sale. */
function canBeChosen({ value, choices }: ResolvedChoice): boolean {
  return !value.unavailable && value.stock !== 0 && choices.every(canBeChosen);
}
