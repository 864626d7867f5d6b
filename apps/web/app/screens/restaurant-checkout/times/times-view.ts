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
  const isMeant = ({ date }: { readonly date: string }) => isNamed(date) && isInRange(date);
  return { ...times, days: times.days.filter(isMeant), daysWithout: times.daysWithout.filter(isMeant) };
}

/** Returns a day's default slot: the one with room that is nearest to noon; undefined if all are full. */
export function firstChoiceOf(day: TimesDay | undefined): TimesSlot | undefined {
  const distance = ({ time }: TimesSlot) => Math.abs(minutesOf(time) - DEFAULT_PICKUP_MINUTES);
  return day?.slots
    .filter(hasRoom)
    .reduce<TimesSlot | undefined>((best, slot) => (best && distance(best) <= distance(slot) ? best : slot), undefined);
}

export function earliestFree(times: TimesData): { readonly date: string; readonly slot: TimesSlot } | null {
  for (const { date, slots } of times.days) {
    const slot = slots.find(hasRoom);
    if (slot) return { date, slot };
  }
  return null;
}

/** A day of the strip. `why`: the cause for which nothing can be ordered that day; null if something can. */
export type StripDay = { readonly date: string; readonly why: TimesData["daysWithout"][number]["why"] | null };

/** Number of days that the strip shows; a calendar has the others. */
const STRIP_DAYS = 14;
/** The strip begins today, unless the first day with a time is at least this many days away. */
const FAR_DAYS = 7;

/** Returns the days of the strip in order, with the chosen one even if it is beyond them. */
export function stripDays(times: TimesData, today: string, chosen: string): readonly StripDay[] {
  const offered = times.days.map(({ date, slots }) => ({ date, why: slots.some(hasRoom) ? null : ("full" as const) }));
  const [first] = offered;
  if (first === undefined) return [];
  const start = daysBetween(today, first.date) < FAR_DAYS ? today : first.date;
  const all = [...offered, ...times.daysWithout].sort((a, b) => (a.date < b.date ? -1 : 1));
  const isInStrip = ({ date }: StripDay) => date >= start && daysBetween(start, date) < STRIP_DAYS;
  return all.filter((day) => isInStrip(day) || day.date === chosen);
}

export type PartOfDay = { readonly part: "morning" | "afternoon" | "evening"; readonly slots: readonly TimesSlot[] };

const NOON = 12 * 60;
const EVENING = 17 * 60;
/** Up to this many slots are shown together. */
const SLOTS_TOGETHER = 12;

/** Groups the slots of a day by its parts; null for a day with few slots. */
export function partsOfDay(slots: readonly TimesSlot[]): readonly PartOfDay[] | null {
  if (slots.length <= SLOTS_TOGETHER) return null;
  const within = (from: number, to: number) =>
    slots.filter(({ time }) => minutesOf(time) >= from && minutesOf(time) < to);
  const parts: readonly PartOfDay[] = [
    { part: "morning", slots: within(0, NOON) },
    { part: "afternoon", slots: within(NOON, EVENING) },
    { part: "evening", slots: within(EVENING, 2 * NOON) },
  ];
  return parts.filter(({ slots: ofPart }) => ofPart.length > 0);
}

export function findSlot(times: TimesData, at: string): { readonly date: string; readonly slot: TimesSlot } | null {
  for (const { date, slots } of times.days) {
    const slot = slots.find((offered) => offered.at === at);
    if (slot) return { date, slot };
  }
  return null;
}

export function hasRoom({ remaining }: TimesSlot): boolean {
  return remaining !== 0;
}

/** Parses a wall-clock time, `"18:15"`, to minutes after midnight. */
export function minutesOf(time: string): number {
  return parseClockTime(time) ?? 0;
}
