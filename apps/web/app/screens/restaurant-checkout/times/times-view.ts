import type { TimesData } from "@comptoir/contract";
import { daysBetween, parseClockTime } from "@comptoir/ordering";
import type { Visit } from "../../../visit/visit.ts";

export type TimesDay = TimesData["days"][number];
export type TimesSlot = TimesDay["slots"][number];

/** The hour that a day's choice begins at when no time is chosen, in minutes after midnight. time#default-pickup-hour. */
const DEFAULT_PICKUP_MINUTES = 12 * 60;

/** The times within the days that the link names, where it names any. screens#query-parameters. */
export function withinVisit(times: TimesData, { dates, dateRange }: Pick<Visit, "dates" | "dateRange">): TimesData {
  const isNamed = (date: string) => dates.length === 0 || dates.includes(date);
  const isInRange = (date: string) =>
    dateRange === null || (daysBetween(dateRange.start, date) >= 0 && daysBetween(date, dateRange.end) >= 0);
  return { ...times, days: times.days.filter(({ date }) => isNamed(date) && isInRange(date)) };
}

/** The slot of a day with which its choice begins: the one with room that is nearest to noon; none where all are full. */
export function firstChoiceOf(day: TimesDay | undefined): TimesSlot | undefined {
  const distance = ({ time }: TimesSlot) => Math.abs(minutesOf(time) - DEFAULT_PICKUP_MINUTES);
  return day?.slots
    .filter(hasRoom)
    .reduce<TimesSlot | undefined>((best, slot) => (best && distance(best) <= distance(slot) ? best : slot), undefined);
}

/** Finds a chosen time among those that are offered, with its day. */
export function findSlot(times: TimesData, at: string): { readonly date: string; readonly slot: TimesSlot } | null {
  for (const { date, slots } of times.days) {
    const slot = slots.find((offered) => offered.at === at);
    if (slot) return { date, slot };
  }
  return null;
}

/** Whether a slot takes one more order. */
export function hasRoom({ remaining }: TimesSlot): boolean {
  return remaining !== 0;
}

/** A time of the wall clock, `"18:15"`, as minutes after midnight. */
export function minutesOf(time: string): number {
  return parseClockTime(time) ?? 0;
}
