import type { InPersonMeans } from "./means.ts";

/**
 * Cash or any payment that the restaurant itself takes. A restaurant without a gateway has this name as its
 * `payment_processor`. payment#on-premise.
 */
export const PAY_ON_PREMISE = {
  name: "payOnPremise",
  kind: "in-person",
  begins: "on-premise",
} as const satisfies InPersonMeans;
