import type { InPersonMeans } from "./means.ts";

/**
 * Cash or any payment that the restaurant itself takes. The `payment_processor` of that name means this only.
 * payment#on-premise.
 */
export const PAY_ON_PREMISE = {
  name: "payOnPremise",
  kind: "in-person",
  begins: "on-premise",
} as const satisfies InPersonMeans;
