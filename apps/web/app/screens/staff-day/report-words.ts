import type { DayCloseData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { eventTimeWords } from "../../suites/event-times.ts";
import { beginsOn, type Report } from "./day-report.ts";

/** Names the days of a close: one day, several, or all up to one. */
export function closedDaysWords(close: Pick<DayCloseData, "day" | "dayBefore">): string {
  const [from, to] = [beginsOn(close), dayWord(close.day)];
  if (from === null) return m.staff_day_close_up_to({ to });
  return from === close.day ? to : m.staff_day_close_of({ from: dayWord(from), to });
}

/** A day with its year, since a report is kept. */
export function dayWord(day: string): string {
  return m.staff_day_named({ day: formatDate(day), year: day.slice(0, 4) });
}

/** The title of a report, the lines below it, and the name of its file. */
export function reportWords({ restaurant, x, z }: Report): {
  readonly title: string;
  readonly notes: readonly string[];
  readonly file: string;
} {
  const { zone, slug } = restaurant;
  const orders = m.staff_day_orders({ count: (z ?? x).totals.orders });
  if (z === null) {
    const taken = m.staff_day_at({ time: eventTimeWords(x.at, zone) });
    return { title: dayWord(x.day), notes: [taken, orders], file: `${slug}-${x.day}` };
  }
  const { number, by, at } = z;
  return {
    title: m.staff_day_close_number({ number }),
    notes: [closedDaysWords(z), m.staff_day_close_by({ name: by, when: eventTimeWords(at, zone) }), orders],
    file: `${slug}-close-${number}`,
  };
}
