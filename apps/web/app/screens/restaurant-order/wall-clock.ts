import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";

/** A date and a time of day as a clock on the restaurant's wall shows them. Minutes are after midnight. */
export type WallClock = { readonly date: string; readonly minutes: number };

/**
 * An instant on the wall clock of a zone. Read off `Intl` alone, so that the server and every browser say the same.
 *
 * @param instant ISO 8601 text.
 * @param zone an IANA zone that the server knows.
 */
export function wallClockAt(instant: string | number, zone: string): WallClock {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "0";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** When something is, as one would say it that day: "6:15 p.m.", or with its date when it is another day. */
export function sayWhen(when: WallClock, today: WallClock): string {
  const time = formatTimeOfDay(when.minutes);
  return when.date === today.date ? time : m.order_on_day_at({ day: formatDate(when.date), time });
}
