// The calls of the product, in the order in which a diner meets them. api#openapi.

export { askingSite } from "./asking-site.ts";
export * from "./call-body.ts";
export * from "./cart.ts";
export * from "./costs.ts";
export * from "./error-codes.ts";
export * from "./errors.ts";
export * from "./fulfilment.ts";
export * from "./line.ts";
export * from "./menus.ts";
export * from "./orders.ts";
export * from "./payment.ts";
export * from "./venues.ts";
export * from "./wire.ts";

import { addItem, savedCart, validateCart } from "./cart.ts";
import { setCosts } from "./costs.ts";
import { getNextOrderQueueTime } from "./fulfilment.ts";
import { getOrder, getOrderByReference, orderEvents, submitOrder } from "./orders.ts";
import { getPaymentConfig } from "./payment.ts";
import { getAnnouncements } from "./venues.ts";

/** The calls under `/api` by room: what the api implements and what the typed client calls. */
export const contract = {
  venues: { getAnnouncements },
  cart: { addItem, validateCart, savedCart },
  costs: { setCosts },
  fulfilment: { getNextOrderQueueTime },
  payment: { getPaymentConfig },
  orders: { submitOrder, getOrderByReference, getOrder, orderEvents },
} as const;
