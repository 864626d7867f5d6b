import type { CheckoutInput } from "@comptoir/contract";
import type { Cents, RestaurantData } from "@comptoir/ordering";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { CheckoutPayment } from "../checkouts.store.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** A card as an order brings it: a token of the gateway and what a receipt may show. */
export type CardToCharge = CheckoutPayment["card"] & { readonly token: string };

/** What a card is charged, for all orders of a submission. */
export type Charge = { readonly gateway: PaymentGateway; readonly card: CardToCharge; readonly amountCents: Cents };

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
