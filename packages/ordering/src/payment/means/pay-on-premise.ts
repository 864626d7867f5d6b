import type { InPersonMeans } from "./means.ts";

/**
 * Payment to the restaurant's staff, in cash or by any other means. Also the `payment_processor` of a
 * restaurant without a gateway. payment#on-premise.
 */
export const PAY_ON_PREMISE = {
  name: "payOnPremise",
  kind: "in-person",
  begins: "on-premise",
} as const satisfies InPersonMeans;
