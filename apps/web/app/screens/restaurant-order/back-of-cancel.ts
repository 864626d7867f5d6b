import type { OrderData, OrderTogetherData } from "@comptoir/contract";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import { isAwaitingAnswer, isRefundedWhole } from "@comptoir/receipt";

/**
 * Returns where the amount of an order goes if its guest cancels it; null if nothing was paid online. A school's day
 * becomes account credit, except if it is billed later, or if its card is never charged because no other order of the
 * payment stands. school#account-credit, payment#held.
 */
export function backOfCancel(
  order: Pick<OrderData, "id" | "type" | "status" | "payment" | "acceptance" | "refunds" | "costs">,
  together: readonly Pick<OrderTogetherData, "id" | "status">[],
): "credit" | "card" | null {
  const isByCard = order.payment.last4 !== null;
  if (isRefundedWhole(order)) return null;
  if (!ORDER_TYPE_RULES[order.type].bySchoolDate) return isByCard ? "card" : null;
  if (order.payment.fromCredit) return "credit";
  const isAlone = together.every(({ id, status }) => id === order.id || status === "cancelled");
  if (isAwaitingAnswer(order) && isAlone) return isByCard ? "card" : null;
  return isByCard ? "credit" : null;
}
