// Payment: the means by which a diner pays.

export {
  ACCESS_ENDED,
  ACCOUNT_NEEDS,
  ACCOUNT_STANDINGS,
  type AccountNeed,
  type AccountStanding,
  accountNeeds,
  accountStanding,
} from "./account-standing.ts";
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
export { NO_PLATFORM_FEE, type PlatformFee, parsePlatformFee, platformFeeOf } from "./platform-fee.ts";
export { hasAccounts, PAYMENT_PROCESSORS, type Payee, type PaymentProcessorName } from "./processors.ts";
export { firstSavedCard } from "./saved-cards.ts";
export { eachWallet, WALLETS, type Wallet } from "./wallets.ts";
