import { PAY_ON_PREMISE } from "./means/index.ts";

/** What a restaurant's `payment_processor` may be: a gateway, or that the diner pays the restaurant itself. payment#gateways. */
export const PAYMENT_PROCESSORS = ["sandbox", "stripe", PAY_ON_PREMISE.name] as const;
export type PaymentProcessorName = (typeof PAYMENT_PROCESSORS)[number];
