import type { CardMeans } from "./means.ts";

/** A card entered at the checkout, or a saved card. payment#saved-cards. */
export const CREDIT_CARD = {
  name: "credit_card",
  kind: "card",
  begins: "authorised",
  wallet: null,
} as const satisfies CardMeans;
