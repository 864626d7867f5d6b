/** The ways to pay that a checkout may choose, as `checkout.paymentMethod` names them. payment#methods. */
export const PAYMENT_METHODS = ["credit_card"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Tells whether a text names a way to pay. */
export function isPaymentMethod(text: string): text is PaymentMethod {
  return (PAYMENT_METHODS as readonly string[]).includes(text);
}
