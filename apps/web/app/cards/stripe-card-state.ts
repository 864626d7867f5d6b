import { m } from "@comptoir/messages";
import { type FieldRefusal, isPostalCode, type Refused } from "@comptoir/ordering";
import type { PaymentMethodResult, StripeError } from "@stripe/stripe-js";
import type { CardRefusal, CardState, CardToken } from "./card-gateway.ts";

export const STRIPE_FIELDS = {
  "card.number": "cardNumber",
  "card.expiry_date": "cardExpiry",
  "card.cvd": "cardCvc",
} as const;
export type StripeField = keyof typeof STRIPE_FIELDS;

/** What Stripe reports of a field; it never reports the field's value. */
export type FieldSaid = { readonly empty: boolean; readonly complete: boolean; readonly error: string | null };

export type StripeCard = {
  readonly said: Readonly<Record<StripeField, FieldSaid>>;
  readonly postalCode: string;
  readonly isUnreachable: boolean;
  readonly attempts: number;
};

const UNTOUCHED: FieldSaid = { empty: true, complete: false, error: null };
export const NO_STRIPE_CARD: StripeCard = {
  said: { "card.number": UNTOUCHED, "card.expiry_date": UNTOUCHED, "card.cvd": UNTOUCHED },
  postalCode: "",
  isUnreachable: false,
  attempts: 0,
};

/** The validation rule to report if Stripe considers the field invalid. */
const RULES = { "card.number": "credit_card", "card.expiry_date": "expiry", "card.cvd": "numeric" } as const;

/** Lists no refusals while Stripe's fields failed to load. */
export function stripeCardState(card: StripeCard, { avs }: { readonly avs: boolean }): CardState {
  const { said, postalCode, isUnreachable } = card;
  if (isUnreachable) return { refusals: [], last4: "", isUnreachable };
  const refusals: FieldRefusal[] = [];
  for (const field of Object.keys(STRIPE_FIELDS) as StripeField[]) {
    const { empty, complete } = said[field];
    if (!complete) refusals.push({ field, rule: empty ? "required" : RULES[field] });
  }
  const written = postalCode.trim();
  if (avs && written === "") refusals.push({ field: "card.postal_code", rule: "required" });
  else if (written !== "" && !isPostalCode(written)) refusals.push({ field: "card.postal_code", rule: "postal_code" });
  return { refusals, last4: "", isUnreachable };
}

const FIELD_OF: readonly (readonly [RegExp, string])[] = [
  [/number|card_declined|processing_error/, "card.number"],
  [/expir/, "card.expiry_date"],
  [/cvc/, "card.cvd"],
  [/zip|postal/, "card.postal_code"],
];
const BRANDS: Readonly<Record<string, string>> = { visa: "VISA", mastercard: "MC", amex: "AMEX" };

/** Returns the card's token, or a refusal in the page's language with the invalid field. */
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

/** Uses the page's own texts, because Stripe's messages are written for developers. */
function refusalOf(error: StripeError | undefined): Refused<CardRefusal> {
  if (error?.type === "api_connection_error") return { refused: { message: m.checkout_gateway_down(), field: null } };
  const field = FIELD_OF.find(([about]) => about.test(error?.code ?? ""))?.[1] ?? null;
  return { refused: { message: m.checkout_card_unread(), field } };
}
