import { addDays } from "../time/calendar-date.ts";
import { addMinutes, isBefore, type LocalMoment, momentOn } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import type { OrderStatus } from "./order-status.ts";

export type CancelSettings = Pick<OrderingSettings, "cancelBeforeMinutes" | "orderCutoffDays">;

/** The properties of an order that determine until when its guest may cancel it. */
export type OrderToCancel = {
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** The chosen time; null for as soon as possible. */
  readonly wanted: LocalMoment | null;
  /** Whether the order was placed in one checkout with others, such as a school's dates or a hub's kitchens. */
  readonly isTogether: boolean;
  /** Whether the order was placed with an account, to which a school credits cancelled days. */
  readonly hasAccount: boolean;
  /**
   * The longest notice of the menus of a school's day, in minutes; it can end earlier than the cutoff.
   * school#past-cutoff.
   */
  readonly noticeMinutes?: number;
};

/**
 * Returns until when a guest may cancel an order; null if only the venue may. The limit is
 * `cancelBeforeMinutes` before the chosen time, and the kitchen's cutoff for an order placed days ahead.
 * ordering#cancel-by-guest.
 */
export function cancelCutoff(order: OrderToCancel, settings: CancelSettings): LocalMoment | null {
  const { type, status, wanted } = order;
  const { cancelBeforeMinutes, orderCutoffDays } = settings;
  if (wanted === null || status !== "placed") return null;
  // A school's day can be cancelled as long as it can be ordered. school#cancel-day.
  if (ORDER_TYPE_RULES[type].bySchoolDate) {
    if (!order.hasAccount) return null;
    const closes = momentOn(addDays(wanted.date, -orderCutoffDays), 0);
    return earlier(closes, addMinutes(wanted, -(order.noticeMinutes ?? 0)));
  }
  if (cancelBeforeMinutes === null || order.isTogether) return null;
  const before = addMinutes(wanted, -cancelBeforeMinutes);
  if (!ORDER_TYPE_RULES[type].daysAhead) return before;
  return earlier(momentOn(addDays(wanted.date, -orderCutoffDays), wanted.minutes), before);
}

function earlier(one: LocalMoment, other: LocalMoment): LocalMoment {
  return isBefore(one, other) ? one : other;
}

/**
 * Returns from when an order stands for good. A paid order stands once its guest may no longer cancel it, any
 * other order from its handover. ordering#stands-for-good.
 */
export function standsFrom(
  order: OrderToCancel & { readonly isPaid: boolean },
  settings: CancelSettings,
): LocalMoment | "at-once" | "handed-over" {
  if (!order.isPaid) return "handed-over";
  return cancelCutoff(order, settings) ?? "at-once";
}
