import { isSameId, listedItems, SUGGESTIONS_MAX, suggestionsBeside } from "@comptoir/ordering";
import { useState } from "react";
import { usePageCart } from "../../cart/cart-provider.tsx";
import type { CartState } from "../../cart/cart-state.ts";
import { pricedMoment } from "../../cart/instant-costs.ts";
import { dishOfLine, type KnownDish, normalizeDish } from "../../cart/known-dish.ts";
import { useCart } from "../../cart/use-cart.ts";
import { GoesWith } from "../restaurant/adding/goes-with.tsx";
import { useOrderingGate } from "../restaurant/ordering-gate.ts";
import type { CartSuggestions } from "./cart-suggestions.ts";

/** The dishes that go with the cart as it was opened: an added one stays in its row, with its quantity. */
export function SuggestedForCart({ heading, ...suggestions }: CartSuggestions & { readonly heading: string }) {
  const { pricing } = usePageCart();
  const state = useCart((cart) => cart);
  const [dishes] = useState(() => suggestedTo(state, suggestions));
  if (useOrderingGate() !== null) return null;
  return <GoesWith heading={heading} level={2} dishes={dishes} now={pricedMoment(state, pricing())} />;
}

/** Returns the dishes to suggest with the lines of a cart. menu#suggestions. */
function suggestedTo(
  { lines, dishes: known }: Pick<CartState, "lines" | "dishes">,
  { dishes, together }: CartSuggestions,
): readonly KnownDish[] {
  const beside = lines.map((line) => ({
    id: line.id,
    menuId: line.menuId,
    alcoholicBeverage: dishOfLine(known, line)?.alcoholicBeverage ?? false,
  }));
  const candidates = dishes.flatMap((dish) => [...listedItems(normalizeDish(dish))]);
  return suggestionsBeside(candidates, beside, { together })
    .flatMap(({ item }) => dishes.find((dish) => isSameId(dish.item.id, item.id)) ?? [])
    .slice(0, SUGGESTIONS_MAX);
}
