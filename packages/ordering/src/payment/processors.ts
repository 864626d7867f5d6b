import { PAY_ON_PREMISE } from "./means/index.ts";

/** The values of a restaurant's `payment_processor`: a gateway, or payment at the restaurant. payment#gateways. */
export const PAYMENT_PROCESSORS = ["sandbox", "stripe", PAY_ON_PREMISE.name] as const;
export type PaymentProcessorName = (typeof PAYMENT_PROCESSORS)[number];

/** Tells whether restaurants can have accounts of their own at a processor. payment#own-account. */
export function hasAccounts(processor: string | null | undefined): boolean {
  return processor === "stripe";
}

/**
 * A restaurant's own account at its processor. `account` is null until it is made, and after it was disconnected.
 * payment#own-account, payment#cards-off.
 */
export type Payee = { readonly account: string | null; readonly takesCards: boolean };
