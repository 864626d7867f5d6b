import type { InPersonMeans } from "./means.ts";

/** Cash, or whatever the restaurant takes itself. Its `payment_processor` has the same name. payment#on-premise. */
export const PAY_ON_PREMISE = {
  name: "payOnPremise",
  kind: "in-person",
  begins: "on-premise",
} as const satisfies InPersonMeans;
