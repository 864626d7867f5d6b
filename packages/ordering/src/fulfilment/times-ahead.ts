import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { intervalsOn } from "./capacity.ts";
import { horizonDays } from "./cutoff-date.ts";

/** Maximum number of times to choose from, because the page contains the whole list. time#times-ahead. */
export const TIMES_AHEAD_MAX = 10_000;

const DAYS_OF_WEEK = 7;
/** One week, Monday first, so far in the past that no venue's holidays apply. */
const A_WEEK = Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays("2001-01-01", day));

/** Estimates how many times the page offers for a cart of one menu. time#times-ahead. */
export function timesAhead(
  menus: readonly Pick<Menu, "scheduled" | "orderingIntervalMinutes">[],
  settings: Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays" | "orderCutoffDays">,
): number {
  const intervals = menus.filter(({ scheduled }) => scheduled).map((menu) => menu.orderingIntervalMinutes);
  // A file may have a hundred thousand menus, and few different intervals.
  const inWeek = [...new Set(intervals)].map(
    (minutes) => A_WEEK.flatMap((date) => intervalsOn(settings.hours, date, minutes)).length,
  );
  return Math.ceil((Math.max(0, ...inWeek) * (horizonDays(settings) + 1)) / DAYS_OF_WEEK);
}
