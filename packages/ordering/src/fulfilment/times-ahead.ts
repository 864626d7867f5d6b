import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { intervalsOn } from "./capacity.ts";
import { horizonDays } from "./cutoff-date.ts";

/** Among so many times a diner can choose at most: a page has to carry all of them. time#times-ahead. */
export const TIMES_AHEAD_MAX = 10_000;

const DAYS_OF_WEEK = 7;
/** Seven days, Monday first, long before any holiday that a venue names. */
const A_WEEK = Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays("2001-01-01", day));

/** About how many times a cart of one of a venue's menus can be ordered for, within its hours and its horizon. time#times-ahead. */
export function timesAhead(
  menus: readonly Pick<Menu, "scheduled" | "orderingIntervalMinutes">[],
  settings: Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays" | "orderCutoffDays">,
): number {
  const inWeek = menus
    .filter(({ scheduled }) => scheduled)
    .map((menu) => A_WEEK.flatMap((date) => intervalsOn(settings.hours, date, menu.orderingIntervalMinutes)).length);
  return Math.ceil((Math.max(0, ...inWeek) * (horizonDays(settings) + 1)) / DAYS_OF_WEEK);
}
