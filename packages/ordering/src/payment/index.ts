// Payment: how the diner pays.

export { BILLING_FIELDS, billingOf, MAX_BILLING_REFERENCE_LENGTH } from "./billing.ts";
export * from "./means/index.ts";
export {
  isMethodOffered,
  isPaymentMethod,
  isPaymentNotRequired,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "./payment.ts";
export { firstSavedCard } from "./saved-cards.ts";
export { isWallet, WALLETS, type Wallet } from "./wallets.ts";
