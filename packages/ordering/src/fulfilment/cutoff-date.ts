import { addDays, skipWeekend } from "../time/calendar-date.ts";
import { addMinutes, type LocalMoment, momentOn } from "../time/local-moment.ts";

import type { OrderingSettings } from "../venue/ordering-settings.ts";

/** What the cutoff depends on. */
export type CutoffSettings = Pick<OrderingSettings, "k12" | "orderCutoffDays" | "weekendOrdering">;

/** What the horizon depends on. */
export type HorizonSettings = Pick<OrderingSettings, "maxAdvancedOrderDays" | "orderCutoffDays">;

/**
 * The first moment that can still be ordered for: now plus `order_cutoff_days`, in the restaurant's zone. For k12 it is
 * pushed to the start of the next day, and one that falls on a weekend to the Monday after it, unless weekend ordering is
 * on. time#cutoff.
 */
export function orderCutoff(now: LocalMoment, settings: CutoffSettings): LocalMoment {
  const date = addDays(now.date, settings.orderCutoffDays);
  if (!settings.k12) return momentOn(date, now.minutes);
  const nextDate = addDays(date, 1);
  return momentOn(settings.weekendOrdering ? nextDate : skipWeekend(nextDate), 0);
}

/** How many days after the cutoff can be ordered for where the restaurant sets no horizon of its own. time#horizon. */
const DEFAULT_HORIZON_DAYS = 7;

/** How many days from today can be ordered for, by `max_advanced_order_days`. time#horizon. */
export function horizonDays({ maxAdvancedOrderDays, orderCutoffDays }: HorizonSettings): number {
  return maxAdvancedOrderDays ?? orderCutoffDays + DEFAULT_HORIZON_DAYS;
}

/** The last moment that can be ordered for: the end of the horizon's last day. time#horizon. */
export function orderHorizon(now: LocalMoment, settings: HorizonSettings): LocalMoment {
  return addMinutes(momentOn(addDays(now.date, horizonDays(settings) + 1), 0), -1);
}
