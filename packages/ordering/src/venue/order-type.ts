/** The order types of a body's `type`. Spec 9; Rules, section 1. `take-out` is a take-out that has not chosen yet. */
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
