import type { PaymentGateways } from "./payment-gateways.ts";

/** Prefix of the publishable key of an account of Stripe that takes test cards. */
const STRIPE_TEST_KEY = "pk_test_";

/**
 * Tells whether the payments of a restaurant with this processor move real money: not in the sandbox, nor with a
 * processor's test credentials. Payment on premise does. partners#key-mode.
 */
export function movesRealMoney(processor: string | null | undefined, { stripe }: PaymentGateways): boolean {
  if (processor === "sandbox") return false;
  const isStripeTest = stripe?.publicConfig.publishableKey?.startsWith(STRIPE_TEST_KEY) ?? false;
  return !(processor === "stripe" && isStripeTest);
}
