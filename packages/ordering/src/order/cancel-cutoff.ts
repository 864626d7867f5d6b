import { addDays } from "../time/calendar-date.ts";
import { addMinutes, isBefore, type LocalMoment, momentOn } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import type { OrderStatus } from "./order-status.ts";

/** What decides until when a guest may cancel. */
export type CancelSettings = Pick<OrderingSettings, "cancelBeforeMinutes" | "orderCutoffDays">;

/** An order whose guest may want to cancel it. */
export type OrderToCancel = {
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** The time that was chosen; null: as soon as possible. */
  readonly wanted: LocalMoment | null;
  /** Placed together with others: a school's dates, a hub's kitchens. */
  readonly isTogether: boolean;
  /** Placed with an account, which a school's cancelled day is credited to. */
  readonly hasAccount: boolean;
  /** The notice of a school's day: a dish's notice may end a day before its cutoff. school#past-cutoff. */
  readonly noticeMinutes?: number;
};

/**
 * Until when a guest may cancel an order by themselves: so many minutes before the time that was chosen, and for what is
 * ordered days ahead before the kitchen's cutoff for it. Null where only the venue may: it does not want it, the order is
 * wanted as soon as possible, is one of a hub's, or the kitchen has begun it. ordering#cancel-by-guest.
 */
export function cancelCutoff(order: OrderToCancel, settings: CancelSettings): LocalMoment | null {
  const { type, status, wanted } = order;
  const { cancelBeforeMinutes, orderCutoffDays } = settings;
  if (wanted === null || status !== "placed") return null;
  // Until when a day is ordered for, it is cancelled: its kitchen has bought nothing yet. school#cancel-day.
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
 * From when an order stands for good, since it can no longer be taken back for nothing: one that is paid once its guest may not cancel it
 * any more, one that is not when it is handed over. Its points are earned then; until then it counts against the limits of its visitor.
 * ordering#stands-for-good.
 */
export function standsFrom(
  order: OrderToCancel & { readonly isPaid: boolean },
  settings: CancelSettings,
): LocalMoment | "at-once" | "handed-over" {
  if (!order.isPaid) return "handed-over";
  return cancelCutoff(order, settings) ?? "at-once";
}
