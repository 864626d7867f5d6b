import type { CheckoutInput } from "@comptoir/contract";
import type { RestaurantData } from "@comptoir/ordering";
import type { CardToCharge } from "./place-order.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/**
 * The card of a checkout, as a token of the gateway. Without one, or with a way to pay that is not offered here, the order
 * has to be paid first; `avs` makes the postal code required. payment#avs.
 */
export function cardOf(
  { card, paymentMethod }: CheckoutInput,
  { data }: { readonly data: Pick<RestaurantData, "avs"> },
): CardToCharge | { readonly refused: SubmitRefusal } {
  if (!card?.token || (paymentMethod && paymentMethod !== "credit_card"))
    return { refused: { name: "paymentRequired" } };
  const postalCode = card.postal_code?.trim() || null;
  if (data.avs && postalCode === null) {
    const issues = [{ path: "data.checkout.card.postal_code", problem: "required" as const }];
    return { refused: { name: "invalidRequest", details: { issues } } };
  }
  return {
    token: card.token,
    type: card.type ?? null,
    last4: card.last4 ?? null,
    expiryDate: card.expiry_date ?? null,
    postalCode,
  };
}
