import type { TimeCauseData } from "@comptoir/contract";
import { formatDate, formatPrepTime, formatTimeOfDay, m } from "@comptoir/messages";
import { addDays, type LocalMoment } from "@comptoir/ordering";
import { type ClockReading, wallClockAt } from "../../../venue/wall-clock.ts";

type Spoken = {
  readonly dishes: string;

  readonly readings: readonly ClockReading[];
};

/** Returns the sentence on why a cart cannot be ordered for now. `dishes` are the names of the lines that cause it. time#cause. */
export function causeWords(why: TimeCauseData, { dishes, readings }: Spoken): string {
  const momentOf = (instant: string | null) => (instant === null ? null : wallClockAt(instant, readings));
  const from = momentOf(why.from);
  const until = momentOf(why.until);
  switch (why.kind) {
    case "cutoff":
      return from ? m.checkout_why_cutoff({ day: formatDate(from.date) }) : m.checkout_only_later();
    case "ahead":
      return m.checkout_why_ahead({ dishes });
    case "notice":
      return m.checkout_why_notice({ dishes, time: formatPrepTime(why.minutes ?? 0) });
    case "closed":
      return m.checkout_why_closed();
    case "stock":
      return m.checkout_why_stock({ dishes });
    case "dish-hours":
      if (from) return m.checkout_why_dish_from({ dishes, time: formatTimeOfDay(from.minutes) });
      return until
        ? m.checkout_why_dish_until({ dishes, time: formatTimeOfDay(until.minutes) })
        : m.checkout_why_dish_not({ dishes });
    case "last-call":
      return until
        ? m.checkout_why_last_call({ time: formatTimeOfDay(until.minutes) })
        : m.checkout_warn_last_call_over();
    case "full":
      return m.checkout_why_full();
  }
}

/** Formats a time of a day for a button: `Tomorrow at 7:00 a.m.`, with the date from the day after. */
export function dayAndTime({ date, minutes }: LocalMoment, today: Pick<LocalMoment, "date">): string {
  const time = formatTimeOfDay(minutes);
  if (date === today.date) return m.checkout_today_at({ time });
  if (date === addDays(today.date, 1)) return m.checkout_tomorrow_at({ time });
  return capitalized(m.order_on_day_at({ day: formatDate(date), time }));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
