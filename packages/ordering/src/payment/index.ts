// Payment: the means by which a diner pays.

export {
  billingOf,
  billingReference,
  eachBillingField,
  MAX_BILLING_REFERENCE_LENGTH,
  type TypedBilling,
} from "./billing.ts";
export * from "./means/index.ts";
export { isBilledLater, isPaidLater } from "./paid-later.ts";
export {
  isMethodOffered,
  isPaymentMethod,
  isPaymentNotRequired,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "./payment.ts";
export { PAYMENT_PROCESSORS, type PaymentProcessorName } from "./processors.ts";
export { firstSavedCard } from "./saved-cards.ts";
export { eachWallet, WALLETS, type Wallet } from "./wallets.ts";
