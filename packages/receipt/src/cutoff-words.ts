import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, type LocalMoment } from "@comptoir/ordering";

/** Formats the cutoff of a school's date; midnight is the end of the day before. school#past-cutoff. */
export function cutoffWords({ date, minutes }: Pick<LocalMoment, "date" | "minutes">): string {
  if (minutes === 0) return m.school_order_until({ date: formatDate(addDays(date, -1)) });
  return m.school_order_until_time({ date: formatDate(date), time: formatTimeOfDay(minutes) });
}
