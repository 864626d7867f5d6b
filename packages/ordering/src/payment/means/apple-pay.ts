import type { CardMeans } from "./means.ts";

/** The wallet of Apple's devices. payment#wallets. */
export const APPLE_PAY = {
  name: "applePay",
  kind: "card",
  begins: "authorised",
  wallet: { brand: "Apple Pay", payloadField: "applePayPaymentToken" },
} as const satisfies CardMeans;
