import type { DestinationKind } from "./destination.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/**
 * How the diner gets the food: staff bring it to where the diner is, a courier to a place that the diner names, with the delivery
 * charge, or the diner collects it at the counter.
 */
export type Handover = "brought" | "delivered" | "collected";

/** In what the kinds of destination differ. */
const KINDS: Readonly<Record<DestinationKind, { readonly handover: Handover }>> = {
  table: { handover: "brought" },
  pickup: { handover: "collected" },
  "delivery-area": { handover: "delivered" },
  "delivery-address": { handover: "delivered" },
  suite: { handover: "brought" },
  "school-date": { handover: "brought" },
};

/** Tells whether an order is delivered: brought to a place that the diner names, with the delivery charge. */
export function isDeliveryKind(kind: DestinationKind): boolean {
  return KINDS[kind].handover === "delivered";
}

/** How the diner gets the food with an order of a kind. */
export function handoverOf(kind: DestinationKind): Handover {
  return KINDS[kind].handover;
}

/** Tells whether orders of a type are taken for a kind of destination: what is eaten in the house is not delivered. */
export function isServed(type: OrderType, kind: DestinationKind): boolean {
  return !(ORDER_TYPE_RULES[type].inHouse && isDeliveryKind(kind));
}
