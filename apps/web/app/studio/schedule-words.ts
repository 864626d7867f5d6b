import { formatList, formatMoney, formatTimeOfDay, formatWeekday, m } from "@comptoir/messages";
import { parseCents, type ScheduleRow } from "@comptoir/ordering";

const SPAN_MIN = 3;

/** Says weekdays: each alone, and three or more in a row as a span. Monday is 0. */
export function weekdaysWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return m.studio_every_day();
  const runs: number[][] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return formatList(
    runs.flatMap((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)];
      if (run.length < SPAN_MIN) return run.map((day) => formatWeekday(day));
      return [m.studio_days_span({ first: formatWeekday(first), last: formatWeekday(last) })];
    }),
  );
}

/** Says the time at which a quarter-hour of the day begins; 96 is midnight at the day's end. */
export function slotTime(slot: number): string {
  return formatTimeOfDay((slot % 96) * 15);
}

/** Returns the quarter-hour of a typed time such as `15:30`; null if it is not on one. */
export function timeSlot(time: string): number | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(":").map(Number);
  const slot = (hours * 60 + minutes) / 15;
  return Number.isInteger(slot) && slot >= 0 && slot < 96 ? slot : null;
}

/** Says the hours of a row of a schedule, and what it costs then. menu#price-schedule. */
export function scheduleRowWords({ weekdays, from, to, price }: ScheduleRow): string {
  return m.studio_schedule_row({
    days: weekdaysWords(weekdays),
    from: slotTime(from),
    to: slotTime(to),
    price: schedulePriceWords(price),
  });
}

/** Says a price of a schedule; null: not sold. */
export function schedulePriceWords(price: string | null): string {
  const cents = price === null ? null : parseCents(price);
  return cents === null ? m.studio_schedule_not_sold() : formatMoney(cents);
}
