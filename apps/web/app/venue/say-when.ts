import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, type LocalMoment } from "@comptoir/ordering";

/** When something is, as one would say it that day: "6:15 p.m.", or with its date when it is another day. */
export function sayWhen(when: LocalMoment, today: Pick<LocalMoment, "date">): string {
  const time = formatTimeOfDay(when.minutes);
  return when.date === today.date ? time : m.order_on_day_at({ day: formatDate(when.date), time });
}

/** Until when something can be done: the start of a day is the end of the one before, which is how one says it. */
export function sayUntil(until: LocalMoment, today: Pick<LocalMoment, "date">): string {
  return until.minutes === 0
    ? m.order_end_of_day({ date: formatDate(addDays(until.date, -1)) })
    : sayWhen(until, today);
}
