import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";

/**
 * Tells whether delivery is preselected: for take-out, catering or k12 when the restaurant supports delivery, unless the
 * link's takeoutType is pickup. ordering#delivery-preselected.
 */
export function isDeliveryPreselected({
  type,
  delivers,
  takeoutType,
}: {
  readonly type: OrderType;
  readonly delivers: boolean;
  readonly takeoutType: "pickup" | "delivery" | null;
}): boolean {
  return delivers && takeoutType !== "pickup" && ORDER_TYPE_RULES[type].prefersDelivery;
}
