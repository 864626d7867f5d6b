import type { OrderData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { handoverOf, isOver, tableName } from "@comptoir/ordering";
import { isCardHeld } from "./answer-words.ts";
import { isRefundedWhole } from "./refund-words.ts";

const MONEY_BACK: Readonly<Record<OrderData["payment"]["status"], () => string>> = {
  "not-required": () => m.order_cancelled_nothing_due(),
  "on-premise": () => m.order_cancelled_nothing_due(),
  "on-tab": () => m.order_cancelled_nothing_due(),
  invoiced: () => m.order_cancelled_nothing_due(),
  authorised: () => m.order_cancelled_money(),
  captured: () => m.order_cancelled_money(),
  refunded: () => m.order_cancelled_money(),
  voided: () => m.order_not_charged(),
  failed: () => m.order_not_charged(),
};

/**
 * Describes a cancelled order: its school date, the returned payment, and the contact if the venue cancelled it
 * without a reason. A card is not charged before its order is accepted. payment#held.
 */
function cancelledWords(order: OrderData): string {
  const { payment, cancelledByGuest, destination, declined } = order;
  const date =
    destination.kind === "school-date" ? `${m.order_school_date({ date: formatDate(destination.date) })} ` : "";
  const money = payment.toCredit
    ? m.order_cancel_credit()
    : isRefundedWhole(order)
      ? m.order_refunded_whole()
      : isCardHeld(order)
        ? m.order_not_charged()
        : MONEY_BACK[payment.status]();
  return `${date}${money}${cancelledByGuest || declined ? "" : ` ${m.order_cancelled_ask()}`}`;
}

/** Describes an order's destination; for a cancelled or finished order, the outcome. */
export function whereWords(order: OrderData): string {
  const { status } = order;
  const { name, address } = order.restaurant;
  if (status === "cancelled") return cancelledWords(order);
  if (isOver(status)) return m.order_thanks({ venue: name });
  const { destination } = order;
  if (destination.kind === "table") return m.order_to_table({ table: tableName(destination.tableNum) });
  if (destination.kind === "delivery-area") {
    const { location, area } = destination;
    return m.order_deliver_to({ place: area === null ? location : `${location}, ${area}` });
  }
  // The street address is erased some time after the order.
  if (destination.kind === "delivery-address" && destination.address !== "") {
    return m.order_deliver_to({ place: destination.address });
  }
  if (destination.kind === "suite" && destination.name) return m.order_to_suite({ suite: destination.name });
  if (destination.kind === "school-date") return m.order_school_date({ date: formatDate(destination.date) });
  if (handoverOf(destination.kind) !== "collected") return m.order_to_you();
  if (status === "ready") return m.order_pick_up_now({ venue: name });
  return m.order_pick_up_at({ place: address === null ? name : m.order_place({ venue: name, address }) });
}
