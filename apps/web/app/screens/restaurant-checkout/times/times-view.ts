import type { TimesData } from "@comptoir/contract";
import { daysBetween, parseClockTime } from "@comptoir/ordering";
import type { Visit } from "../../../visit/visit.ts";

export type TimesDay = TimesData["days"][number];
export type TimesSlot = TimesDay["slots"][number];

/** The default time of a day, in minutes after midnight. time#default-pickup-hour. */
const DEFAULT_PICKUP_MINUTES = 12 * 60;

/** Limits the times to the days of the link, if it names any. screens#query-parameters. */
export function withinVisit(times: TimesData, { dates, dateRange }: Pick<Visit, "dates" | "dateRange">): TimesData {
  const isNamed = (date: string) => dates.length === 0 || dates.includes(date);
  const isInRange = (date: string) =>
    dateRange === null || (daysBetween(dateRange.start, date) >= 0 && daysBetween(date, dateRange.end) >= 0);
  return { ...times, days: times.days.filter(({ date }) => isNamed(date) && isInRange(date)) };
}

/** Returns a day's default slot: the one with room that is nearest to noon; undefined if all are full. */
export function firstChoiceOf(day: TimesDay | undefined): TimesSlot | undefined {
  const distance = ({ time }: TimesSlot) => Math.abs(minutesOf(time) - DEFAULT_PICKUP_MINUTES);
  return day?.slots
    .filter(hasRoom)
    .reduce<TimesSlot | undefined>((best, slot) => (best && distance(best) <= distance(slot) ? best : slot), undefined);
}

/** Finds a chosen instant among the offered times, with its date. */
export function findSlot(times: TimesData, at: string): { readonly date: string; readonly slot: TimesSlot } | null {
  for (const { date, slots } of times.days) {
    const slot = slots.find((offered) => offered.at === at);
    if (slot) return { date, slot };
  }
  return null;
}

/** Returns whether a slot takes one more order. */
export function hasRoom({ remaining }: TimesSlot): boolean {
  return remaining !== 0;
}

/** Parses a wall-clock time, `"18:15"`, to minutes after midnight. */
export function minutesOf(time: string): number {
  return parseClockTime(time) ?? 0;
}
