import { m } from "@comptoir/messages";
import { type FieldRefusal, isPostalCode, type Refused } from "@comptoir/ordering";
import type { PaymentMethodResult, StripeError } from "@stripe/stripe-js";
import type { CardRefusal, CardState, CardToken } from "./card-gateway.ts";

/** Stripe's fields by our names of them. */
export const STRIPE_FIELDS = {
  "card.number": "cardNumber",
  "card.expiry_date": "cardExpiry",
  "card.cvd": "cardCvc",
} as const;
export type StripeField = keyof typeof STRIPE_FIELDS;

/** What Stripe says of one of its fields; never what stands in it. */
export type FieldSaid = { readonly empty: boolean; readonly complete: boolean; readonly error: string | null };

/** What the page knows of a card that is entered in Stripe's frames. */
export type StripeCard = {
  readonly said: Readonly<Record<StripeField, FieldSaid>>;
  readonly postalCode: string;
  /** Stripe's fields did not come. */
  readonly isUnreachable: boolean;
  /** How often its fields were asked for again. */
  readonly attempts: number;
};

const UNTOUCHED: FieldSaid = { empty: true, complete: false, error: null };
export const NO_STRIPE_CARD: StripeCard = {
  said: { "card.number": UNTOUCHED, "card.expiry_date": UNTOUCHED, "card.cvd": UNTOUCHED },
  postalCode: "",
  isUnreachable: false,
  attempts: 0,
};

/** What each field is said to be when Stripe does not take what stands in it. */
const RULES = { "card.number": "credit_card", "card.expiry_date": "expiry", "card.cvd": "numeric" } as const;

/** What is missing or wrong with a card, in the order of its fields; nothing is missing in fields that are not there. */
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
