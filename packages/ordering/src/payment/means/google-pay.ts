import type { CardMeans } from "./means.ts";

/** Google's wallet. payment#wallets. */
export const GOOGLE_PAY = {
  name: "googlePay",
  kind: "card",
  begins: "authorised",
  wallet: { brand: "Google Pay", payloadField: "googlePayPaymentPayload" },
} as const satisfies CardMeans;
