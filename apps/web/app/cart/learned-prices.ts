import { currentLocale, formatMoney, m } from "@comptoir/messages";
import { formatCents, localizedText } from "@comptoir/ordering";
import { PRICE_CHANGED } from "./cart-calls.ts";
import type { CartState } from "./cart-state.ts";
import { type PricingContext, priceLinesInstantly } from "./instant-costs.ts";
import { dishOfLine, joinDishes, type KnownDish } from "./known-dish.ts";

/**
 * What becomes of a cart as the page learns of a dish: where its lines cost something else than by what was known before, as the dish's card
 * said it, that is said as a price that the server finds changed is. bill#server-prices, screens#user-messages.
 */
export function learnDish(state: CartState, dish: KnownDish, pricing: PricingContext): Partial<CartState> {
  const dishes = joinDishes(state.dishes, [dish]);
  const before = priceLinesInstantly(state, pricing);
  const changed = priceLinesInstantly({ ...state, dishes }, pricing).flatMap(({ orderId, priced }, at) => {
    const known = before[at]?.priced;
    const line = state.lines[at];
    const item = line && dishOfLine(dishes, line);
    if (!priced || !known || !item || priced.orderPriceCents === known.orderPriceCents) return [];
    const name = localizedText(item, "name", currentLocale());
    const price = formatMoney(priced.orderPriceCents / line.quantity);
    return {
      orderId,
      id: item.id,
      name,
      code: PRICE_CHANGED,
      message: m.refusal_price_changed_named({ name, price }),
      price: formatCents(priced.orderPriceCents),
    };
  });
  if (changed.length === 0) return { dishes };
  const others = state.priceChanges.filter(({ orderId }) => !changed.some((line) => line.orderId === orderId));
  return { dishes, priceChanges: [...others, ...changed] };
}
