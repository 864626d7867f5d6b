import type { MenuDocument } from "@comptoir/contract";
import {
  chooseTakeout,
  isDeliveryKind,
  ORDER_TYPE_RULES,
  orderingSettings,
  PAY_ON_PREMISE,
  tipChoices,
} from "@comptoir/ordering";
import { termsOfVisit } from "../../cart/order-terms.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { tableOfVisit } from "../../visit/visit.ts";
import { readKept } from "../restaurant/kept-visit.ts";
import { type CheckoutSetup, NO_PAYMENT } from "./form/checkout-setup.ts";
import { readRemembered } from "./form/remembered.ts";
import { drawCheckout } from "./load-checkout.ts";

/**
 * Builds an offline checkout from a kept menu, as for a guest: the account, the cards and the credit are unknown.
 * Only an order that is paid at the restaurant can be placed. Decision 070.
 */
export function drawKeptCheckout(kept: MenuDocument, url: string): CheckoutSetup {
  const { document, visit, locale } = readKept(kept, url);
  const { restaurant } = document;
  const { type, destination } = termsOfVisit(visit, restaurant);
  const orderType = chooseTakeout(type, isDeliveryKind(destination.kind));
  const isPaidThere = orderingSettings(restaurant).paymentProcessor === PAY_ON_PREMISE.name;
  return {
    ...drawCheckout(restaurant, visit, locale),
    tips: tipChoices(restaurant, type, { locale }),
    promoCode: null,
    payment: isPaidThere ? { ...NO_PAYMENT, processor: PAY_ON_PREMISE.name } : NO_PAYMENT,
    remembered: readRemembered(parseCookies(window.document.cookie), tableOfVisit(visit)),
    account: "unknown",
    ownEmail: null,
    savedCards: [],
    choosesTime: ORDER_TYPE_RULES[orderType].choosesSlot,
    times: null,
    wantedTime: visit.time,
    toChange: null,
    suite: null,
    creditCents: 0,
  };
}
