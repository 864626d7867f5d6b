import { billWordingOf } from "@comptoir/receipt";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { menusOf } from "../../venue/menu-document.ts";
import { aheadOfVisit } from "../restaurant/ahead-of-visit.ts";
import type { MenuReading } from "../restaurant/kept-visit.ts";
import type { CartScreenProps } from "./cart-screen.tsx";
import { codeSettingsOf } from "./codes.ts";
import { upsellDishes } from "./upsells.tsx";

/** Builds the contents of the cart screen, except for the cart itself. */
export function drawCart({ document, visit, suite, now, locale }: MenuReading): CartScreenProps {
  const { restaurant } = document;
  const type = orderTypeOfVisit(visit, restaurant);
  return {
    wording: billWordingOf(restaurant, locale),
    codes: codeSettingsOf(restaurant, locale),
    upsells: upsellDishes(document, menusOf(document), {
      type,
      now,
      ahead: aheadOfVisit(document, visit, { now, suite }),
    }),
  };
}
