import type { CardMeans } from "./means.ts";

/** A card that is entered at the checkout, or saved. payment#saved-cards. */
export const CREDIT_CARD = {
  name: "credit_card",
  kind: "card",
  begins: "authorised",
  wallet: null,
} as const satisfies CardMeans;
