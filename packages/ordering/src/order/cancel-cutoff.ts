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
};

/**
 * Until when a guest may cancel an order by themselves: so many minutes before the time that was chosen, and for what is
 * ordered days ahead before the kitchen's cutoff for it. Null where nobody may: the venue does not want it, the order is
 * wanted as soon as possible, or the kitchen has begun it. ordering#cancel-by-guest.
 */
export function cancelCutoff({ type, status, wanted }: OrderToCancel, settings: CancelSettings): LocalMoment | null {
  const { cancelBeforeMinutes, orderCutoffDays } = settings;
  // Until when a day is ordered for, it is cancelled: its kitchen has bought nothing yet. school#cancel-day.
  if (type === "school") {
    return wanted === null || status !== "placed" ? null : momentOn(addDays(wanted.date, -orderCutoffDays), 0);
  }
  if (cancelBeforeMinutes === null || wanted === null || status !== "placed") return null;
  const before = addMinutes(wanted, -cancelBeforeMinutes);
  if (!ORDER_TYPE_RULES[type].daysAhead) return before;
  const daysBefore = momentOn(addDays(wanted.date, -orderCutoffDays), wanted.minutes);
  return isBefore(daysBefore, before) ? daysBefore : before;
}
