import { formatDate, formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import { daysBetween, type LocalMoment, minutesBetween } from "@comptoir/ordering";

/** Maximum number of days ahead for which the weekday identifies the date. */
const DAYS_A_WEEKDAY_NAMES = 6;
/** Maximum number of minutes ahead for which the time needs no day, although midnight may be between. */
const MINUTES_WITHOUT_DAY = 6 * 60;

/** Formats a time briefly: "6:05 p.m.", "Monday 12:30 p.m.", or the date alone if it is far ahead. screens#way. */
export function shortWhen(when: LocalMoment, now: LocalMoment): string {
  const days = daysBetween(now.date, when.date);
  if (days > DAYS_A_WEEKDAY_NAMES) return formatDate(when.date);
  const time = formatTimeOfDay(when.minutes);
  if (days === 0 || (days === 1 && minutesBetween(now, when) <= MINUTES_WITHOUT_DAY)) return time;
  return m.way_on_day({ day: formatWeekday(when.weekday), time });
}
