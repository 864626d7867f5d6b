import { billWordingOf } from "@comptoir/receipt";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { aheadOfVisit } from "../restaurant/ahead-of-visit.ts";
import type { MenuReading } from "../restaurant/kept-visit.ts";
import type { CartScreenProps } from "./cart-screen.tsx";
import { cartSuggestions } from "./cart-suggestions.ts";
import { codeSettingsOf } from "./codes.ts";

export function drawCart({ document, visit, suite, now, locale }: MenuReading): CartScreenProps {
  const { restaurant } = document;
  const type = orderTypeOfVisit(visit, restaurant);
  return {
    wording: billWordingOf(restaurant, locale),
    codes: codeSettingsOf(restaurant, locale),
    suggestions: cartSuggestions(document, { type, now, ahead: aheadOfVisit(document, visit, { now, suite }) }),
  };
}
