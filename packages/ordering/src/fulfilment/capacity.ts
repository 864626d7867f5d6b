import { addDays } from "../time/calendar-date.ts";
import { DAY_MINUTES, formatClockTime } from "../time/clock-time.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { minutesBetween, momentOn } from "../time/moment-arithmetic.ts";
import { type OpeningHours, openingAt, openingsOn } from "../venue/opening-hours.ts";

/** The length of a slot where menus limit or offer times without saying how long a slot is. Spec 9: slots of 15 minutes. */
export const DEFAULT_INTERVAL_MINUTES = 15;

/** One slot in which a kitchen takes so many orders: from its start until its end, which it does not include. */
export type OrderingInterval = {
  readonly start: LocalMoment;
  readonly lengthMinutes: number;
  /** Its number since opening, from 0. */
  readonly index: number;
  /** Its name wherever orders are counted, unique within a restaurant and an interval length: `"2026-11-20T18:30"`. */
  readonly key: string;
};

/**
 * The slot that a moment falls into, counted from the opening it lies in; null when the restaurant is closed then. The
 * last slot of an opening may be shorter. Rules, section 2.
 */
export function intervalAt(hours: OpeningHours, moment: LocalMoment, intervalMinutes: number): OrderingInterval | null {
  const opening = openingAt(hours, moment);
  if (!opening) return null;
  const lengthMinutes = intervalMinutes > 0 ? intervalMinutes : DEFAULT_INTERVAL_MINUTES;
  const opened = momentOn(opening.date, opening.startMinutes);
  const index = Math.floor(minutesBetween(opened, moment) / lengthMinutes);
  return intervalOf(opening.date, opening.startMinutes, opening.endMinutes, index, lengthMinutes);
}

/** The slots that begin on a date, those of the night before that begin after midnight included, the earliest first. */
export function intervalsOn(hours: OpeningHours, date: string, intervalMinutes: number): OrderingInterval[] {
  const lengthMinutes = intervalMinutes > 0 ? intervalMinutes : DEFAULT_INTERVAL_MINUTES;
  return [addDays(date, -1), date]
    .flatMap((openingDate) =>
      openingsOn(hours, openingDate).flatMap(({ startMinutes, endMinutes }) => {
        const count = Math.ceil((endMinutes - startMinutes) / lengthMinutes);
        return Array.from({ length: count }, (_, index) =>
          intervalOf(openingDate, startMinutes, endMinutes, index, lengthMinutes),
        );
      }),
    )
    .filter((interval) => interval.start.date === date);
}

function intervalOf(
  date: string,
  openedMinutes: number,
  closedMinutes: number,
  index: number,
  lengthMinutes: number,
): OrderingInterval {
  const startMinutes = openedMinutes + index * lengthMinutes;
  const start = momentOn(date, startMinutes);
  return {
    start,
    lengthMinutes: Math.min(lengthMinutes, closedMinutes - startMinutes),
    index,
    key: `${start.date}T${formatClockTime(start.minutes)}`,
  };
}

/** The slots from the one that a moment falls into, or the next one, through so many days. */
export function* intervalsFrom(
  hours: OpeningHours,
  moment: LocalMoment,
  { intervalMinutes, days }: { readonly intervalMinutes: number; readonly days: number },
): Generator<OrderingInterval> {
  const current = intervalAt(hours, moment, intervalMinutes);
  if (current) yield current;
  for (let day = 0; day <= days; day += 1) {
    for (const interval of intervalsOn(hours, addDays(moment.date, day), intervalMinutes)) {
      const after = minutesBetween(moment, interval.start);
      if (after > 0 && after <= days * DAY_MINUTES + DAY_MINUTES) yield interval;
    }
  }
}

/** How many more orders a slot takes: null without a limit. Rules, section 2. */
export function remainingIn(orders: number, maxOrdersPerInterval: number): number | null {
  return maxOrdersPerInterval > 0 ? Math.max(0, maxOrdersPerInterval - orders) : null;
}
