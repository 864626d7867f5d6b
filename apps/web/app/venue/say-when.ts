import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";

/** When something is, as one would say it that day: "6:15 p.m.", or with its date when it is another day. */
export function sayWhen(when: LocalMoment, today: Pick<LocalMoment, "date">): string {
  const time = formatTimeOfDay(when.minutes);
  return when.date === today.date ? time : m.order_on_day_at({ day: formatDate(when.date), time });
}
