import type { RestaurantData } from "../venue/restaurant-data.ts";

/** The ways to pay of `checkout.paymentMethod`; the last two are the device wallets. payment#methods. */
export const PAYMENT_METHODS = [
  "credit_card",
  "invoice",
  "costCenter",
  "purchaseOrder",
  "applePay",
  "googlePay",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A card that a user saved. payment#saved-cards. */
export type SavedCard = { readonly paymentCardId: string; readonly isDefault: boolean };

/** What the checkout holds of the payment. Card fields are the form's own, and only told to be blanked. */
export type PaymentChoice = {
  readonly method: PaymentMethod;
  readonly chosenCardId: string | null;
  readonly savePaymentMethodOnCheckout: boolean;
  readonly invoice: boolean;
  readonly costCenter: string;
  readonly purchaseOrder: string;
};

/**
 * Changes the payment method. For credit_card with a logged-in user the default saved card is chosen, else the second
 * saved card; otherwise no card is chosen, the form's card fields are to be blanked, and save-card is off. Invoice is true
 * only for the invoice method, and the cost center and purchase order are kept only for their own. payment#method-change.
 */
export function changePaymentMethod(
  choice: PaymentChoice,
  method: PaymentMethod,
  user: { readonly savedCards: readonly SavedCard[] } | null,
): PaymentChoice & { readonly blankCardFields: boolean } {
  const chosenCardId = method === "credit_card" && user ? preferredCard(user.savedCards) : null;
  return {
    method,
    chosenCardId,
    savePaymentMethodOnCheckout: chosenCardId !== null && choice.savePaymentMethodOnCheckout,
    invoice: method === "invoice",
    costCenter: method === "costCenter" ? choice.costCenter : "",
    purchaseOrder: method === "purchaseOrder" ? choice.purchaseOrder : "",
    blankCardFields: chosenCardId === null,
  };
}

function preferredCard(cards: readonly SavedCard[]): string | null {
  const preferred = cards.find((card) => card.isDefault) ?? cards[1];
  return preferred?.paymentCardId ?? null;
}

const EXTRA_METHODS: Readonly<Record<string, PaymentMethod>> = {
  invoice: "invoice",
  cost_center: "costCenter",
  purchase_order: "purchaseOrder",
};

/** The methods that a restaurant offers with its own labels, beside the card and the wallets. payment#methods. */
export function extraPaymentMethods(data: RestaurantData): { method: PaymentMethod; label: string | null }[] {
  return (data.extra_payment_methods ?? []).flatMap(({ type, label }) => {
    const method = EXTRA_METHODS[type];
    return method ? [{ method, label: label ?? null }] : [];
  });
}
