import { type CartLine, type Locale, localizedText, reorder } from "@comptoir/ordering";
import type { SavedCartAnswer } from "./cart-calls.ts";
import { dishOfLine, indexDishes, joinDishes, type KnownDish } from "./known-dish.ts";

/**
 * The lines of a saved cart or past order, with their dishes. `dropped` are lines that cannot be ordered now.
 */
export type SavedLines = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  readonly dropped: SavedCartAnswer["dropped"];
};

/**
 * How much of a past order was added. `not-rebuilt`: a suite's pre-order is not restored if the menu lacks
 * any part of it. ordering#reorder, suites#pre-order-rebuilt.
 */
export type ReorderOutcome = "whole" | "partly" | "nothing" | "not-rebuilt";

/**
 * Adds the available lines of a past order, up to the limits of the cart and the dishes; `dropped` lists the
 * rest. ordering#reorder.
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
