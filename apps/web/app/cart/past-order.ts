import { type CartLine, type Locale, localizedText, reorder } from "@comptoir/ordering";
import type { SavedCartAnswer } from "./cart-calls.ts";
import { dishOfLine, indexDishes, joinDishes, type KnownDish } from "./known-dish.ts";

/** A cart as it was kept, or a past order as it can be ordered: its lines, their dishes, and what was left out. */
export type SavedLines = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  readonly dropped: SavedCartAnswer["dropped"];
};

/**
 * How much of a past order joined the cart; a suite's pre-order of which the menu no longer has everything is not put together again at all.
 * ordering#reorder, suites#pre-order-rebuilt.
 */
export type ReorderOutcome = "whole" | "partly" | "nothing" | "not-rebuilt";

/**
 * A cart joined by what the menu still has of a past order, up to the limits of cart and dishes, with what of it did not come along.
 * ordering#reorder.
 */
export function joinPastOrder(
  cart: SavedLines,
  past: SavedLines,
  { max, locale }: { readonly max: number | null; readonly locale: Locale },
) {
  const dishes = joinDishes(cart.dishes, past.dishes);
  const { lines, changes } = reorder(cart.lines, past.lines, { index: indexDishes(dishes), maxItemsPerCart: max });
  const tooMany = changes.map(({ line }) => {
    const dish = dishOfLine(dishes, line);
    return { name: dish ? localizedText(dish, "name", locale) : String(line.id), reason: "over-limit" as const };
  });
  const left = [...past.dropped, ...tooMany];
  const isNothing =
    past.lines.length === 0 || changes.filter(({ quantityKept }) => quantityKept === 0).length === past.lines.length;
  const reordered: ReorderOutcome = isNothing ? "nothing" : left.length > 0 ? "partly" : "whole";
  return { lines, dishes, dropped: [...cart.dropped, ...left], reordered };
}
