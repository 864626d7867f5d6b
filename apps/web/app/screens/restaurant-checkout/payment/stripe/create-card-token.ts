import { m } from "@comptoir/messages";
import type { Refused } from "@comptoir/ordering";
import type { PaymentMethodResult, StripeError } from "@stripe/stripe-js";
import type { CardRefusal, CardToken } from "../card-gateway.ts";

/** Which field an error of Stripe's is about. */
const FIELD_OF: readonly (readonly [RegExp, string])[] = [
  [/number|card_declined|processing_error/, "card.number"],
  [/expir/, "card.expiry_date"],
  [/cvc/, "card.cvd"],
  [/zip|postal/, "card.postal_code"],
];
const BRANDS: Readonly<Record<string, string>> = { visa: "VISA", mastercard: "MC", amex: "AMEX" };

/** What became of handing a card to Stripe: its token, or what is wrong with it in the page's words and at its field. */
export function readCardToken(
  { paymentMethod, error }: PaymentMethodResult,
  postalCode: string | null,
): CardToken | Refused<CardRefusal> {
  const card = paymentMethod?.card;
  if (!paymentMethod || !card) return refusalOf(error);
  return {
    token: paymentMethod.id,
    type: BRANDS[card.brand] ?? card.brand.toUpperCase(),
    last4: card.last4,
    expiry_date: `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year).slice(-2)}`,
    postal_code: postalCode,
  };
}

/** Nothing of Stripe's own text is shown: it is written for those who build pages. */
function refusalOf(error: StripeError | undefined): Refused<CardRefusal> {
  if (error?.type === "api_connection_error") return { refused: { message: m.checkout_gateway_down(), field: null } };
  const field = FIELD_OF.find(([about]) => about.test(error?.code ?? ""))?.[1] ?? null;
  return { refused: { message: m.checkout_card_unread(), field } };
}
