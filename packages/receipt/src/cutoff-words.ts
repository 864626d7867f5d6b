import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, type LocalMoment } from "@comptoir/ordering";

/** Until when a school's date is ordered for, in words: the start of a day is the end of the one before. school#past-cutoff. */
export function cutoffWords({ date, minutes }: Pick<LocalMoment, "date" | "minutes">): string {
  if (minutes === 0) return m.school_order_until({ date: formatDate(addDays(date, -1)) });
  return m.school_order_until_time({ date: formatDate(date), time: formatTimeOfDay(minutes) });
}
