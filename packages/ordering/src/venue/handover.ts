import type { DestinationKind } from "./destination.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/**
 * How the diner receives the food:
 * - `brought`: staff bring it to the diner,
 * - `delivered`: a courier brings it, for the delivery charge,
 * - `collected`: the diner collects it at the counter.
 */
export type Handover = "brought" | "delivered" | "collected";

const KINDS: Readonly<Record<DestinationKind, { readonly handover: Handover }>> = {
  table: { handover: "brought" },
  pickup: { handover: "collected" },
  "delivery-area": { handover: "delivered" },
  "delivery-address": { handover: "delivered" },
  suite: { handover: "brought" },
  "school-date": { handover: "brought" },
};

/** Tells whether the delivery charge applies to a kind of destination. */
export function isDeliveryKind(kind: DestinationKind): boolean {
  return KINDS[kind].handover === "delivered";
}

/** Returns how the diner receives an order with a kind of destination. */
export function handoverOf(kind: DestinationKind): Handover {
  return KINDS[kind].handover;
}

/** Tells whether a type of order allows a kind of destination; in-house orders are not delivered. */
export function isServed(type: OrderType, kind: DestinationKind): boolean {
  return !(ORDER_TYPE_RULES[type].inHouse && isDeliveryKind(kind));
}
