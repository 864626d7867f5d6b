import { PAY_ON_PREMISE } from "./means/index.ts";

/** The values of a restaurant's `payment_processor`: a gateway, or payment at the restaurant. payment#gateways. */
export const PAYMENT_PROCESSORS = ["sandbox", "stripe", PAY_ON_PREMISE.name] as const;
export type PaymentProcessorName = (typeof PAYMENT_PROCESSORS)[number];
