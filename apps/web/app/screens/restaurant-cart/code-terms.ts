import type { OrderTerms } from "../../cart/order-terms.ts";

/** A code of the cart's terms that the diner enters. */
export type CodeTerm = keyof Pick<OrderTerms, "discountCode" | "voucherCode" | "memberIdentifier">;

const CODE_REFUSALS: Readonly<Record<string, CodeTerm>> = {
  discount_invalid: "discountCode",
  gift_card_invalid: "voucherCode",
  gift_card_empty: "voucherCode",
  2202: "memberIdentifier",
};

/** The code that a refusal is about; null when it is about something else. checkout#discount-code. */
export function termOfRefusal(code: string | number): CodeTerm | null {
  return CODE_REFUSALS[code] ?? null;
}
