/** The order types of a body's `type`. ordering#order-types. `take-out` is a take-out that has not chosen yet. */
export const ORDER_TYPES = [
  "dine-in",
  "take-out",
  "pickup",
  "delivery",
  "catering",
  "generic-catering",
  "school",
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What decides the order type of a visit. */
export type OrderTypeFlags = {
  /** A suite's pre-order, switched on after event info loads unless it is event-day ordering. */
  readonly preOrdering: boolean;
  /** `catering=` on a restaurant with `catering`. */
  readonly genericCatering: boolean;
  readonly k12: boolean;
  readonly takeout: boolean;
};

/**
 * Derives the order type of a visit, in this order: catering when pre-ordering, generic-catering, school for k12, take-out,
 * which checkout makes pickup or delivery, and dine-in otherwise: event-day orders and another round included.
 * ordering#order-type.
 */
export function deriveOrderType(flags: OrderTypeFlags): OrderType {
  if (flags.preOrdering) return "catering";
  if (flags.genericCatering) return "generic-catering";
  if (flags.k12) return "school";
  return flags.takeout ? "take-out" : "dine-in";
}

/** The order type of a take-out once the checkout has chosen; every other type stays what it is. */
export function settleTakeout(type: OrderType, isDelivered: boolean): OrderType {
  if (type !== "take-out" && type !== "pickup" && type !== "delivery") return type;
  return isDelivered ? "delivery" : "pickup";
}

/** Tells whether an order is delivered: its type says so, or `checkout.pickup.delivery` does. ordering#is-delivered. */
export function isDelivered(type: OrderType, deliveryFlag: boolean): boolean {
  return type === "delivery" || deliveryFlag;
}
