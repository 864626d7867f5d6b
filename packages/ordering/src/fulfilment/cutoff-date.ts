import { addDays, skipWeekend } from "../time/calendar-date.ts";
import { addMinutes, type LocalMoment, momentOn } from "../time/local-moment.ts";

import type { OrderingSettings } from "../venue/ordering-settings.ts";

export type CutoffSettings = Pick<OrderingSettings, "k12" | "orderCutoffDays" | "weekendOrdering">;

export type HorizonSettings = Pick<OrderingSettings, "maxAdvancedOrderDays" | "orderCutoffDays">;

/**
 * Returns the earliest moment that can be ordered for: now plus `order_cutoff_days`, in the restaurant's
 * zone. For k12 it is the start of the following day; a weekend moves it to Monday, unless weekend ordering
 * is on. time#cutoff.
 */
export function orderCutoff(now: LocalMoment, settings: CutoffSettings): LocalMoment {
  const date = addDays(now.date, settings.orderCutoffDays);
  if (!settings.k12) return momentOn(date, now.minutes);
  const nextDate = addDays(date, 1);
  return momentOn(settings.weekendOrdering ? nextDate : skipWeekend(nextDate), 0);
}

/** Days after the cutoff that can be ordered for if the restaurant sets no horizon. time#horizon. */
const DEFAULT_HORIZON_DAYS = 7;

/** Returns how many days from today can be ordered for (`max_advanced_order_days`). time#horizon. */
export function horizonDays({ maxAdvancedOrderDays, orderCutoffDays }: HorizonSettings): number {
  return maxAdvancedOrderDays ?? orderCutoffDays + DEFAULT_HORIZON_DAYS;
}

/** Returns the latest moment that can be ordered for: the end of the horizon's last day. time#horizon. */
export function orderHorizon(now: LocalMoment, settings: HorizonSettings): LocalMoment {
  return addMinutes(momentOn(addDays(now.date, horizonDays(settings) + 1), 0), -1);
}
