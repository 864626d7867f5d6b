import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, type LocalMoment } from "@comptoir/ordering";

/** Noon in minutes after midnight. It is written as a word, because "12:00 p.m." is ambiguous in English. */
const NOON = 12 * 60;

/** "6:15 p.m.", with the date if it is not today. */
export function sayWhen(when: LocalMoment, today: Pick<LocalMoment, "date">): string {
  const time = when.minutes === NOON ? m.time_noon() : formatTimeOfDay(when.minutes);
  return when.date === today.date ? time : m.order_on_day_at({ day: formatDate(when.date), time });
}

/** Formats a deadline. Midnight becomes the end of the day before. */
export function sayUntil(until: LocalMoment, today: Pick<LocalMoment, "date">): string {
  return until.minutes === 0
    ? m.order_end_of_day({ date: formatDate(addDays(until.date, -1)) })
    : sayWhen(until, today);
}
