import { type FieldRefusal, isPostalCode } from "@comptoir/ordering";
import type { CardState } from "../card-gateway.ts";

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
