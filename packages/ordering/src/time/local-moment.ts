import { addDays, daysBetween, weekdayOf } from "./calendar-date.ts";
import { DAY_MINUTES } from "./clock-time.ts";

/** A moment on a restaurant's wall clock. Monday is weekday 0. time#local-moment. */
export type LocalMoment = {
  /** Format `"2026-11-20"`. */
  readonly date: string;
  /** Monday = 0 to Sunday = 6. */
  readonly weekday: number;
  /** Minutes after local midnight by the wall clock, 0 to 1439. */
  readonly minutes: number;
};

/** Returns the index of a moment's 15-minute slot: 0 to 95. menu#price-schedule. */
export function quarterHourSlot(moment: Pick<LocalMoment, "minutes">): number {
  return Math.floor(moment.minutes / 15);
}

/**
 * Returns the moment at some minutes after a date's midnight. Minutes below 0 or above 1439 fall on other
 * dates. Ignores clock changes: the caller maps skipped and repeated hours to instants.
 */
export function momentOn(date: string, minutes: number): LocalMoment {
  const days = Math.floor(minutes / DAY_MINUTES);
  const actualDate = days === 0 ? date : addDays(date, days);
  return { date: actualDate, weekday: weekdayOf(actualDate), minutes: minutes - days * DAY_MINUTES };
}

/** Adds minutes to a moment by the wall clock; negative minutes subtract. */
export function addMinutes(moment: LocalMoment, minutes: number): LocalMoment {
  return momentOn(moment.date, moment.minutes + minutes);
}

/** Returns the wall-clock minutes from one moment to another; negative if the second is earlier. */
export function minutesBetween(from: LocalMoment, to: LocalMoment): number {
  return daysBetween(from.date, to.date) * DAY_MINUTES + to.minutes - from.minutes;
}

export function isBefore(moment: LocalMoment, other: LocalMoment): boolean {
  return minutesBetween(moment, other) > 0;
}

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;

/** A wall-clock moment and the instant at which it was read, in milliseconds since the epoch. */
type MomentReading = { readonly now: LocalMoment; readonly nowMs: number };

/**
 * Converts an instant to the wall clock by a reading, which may be up to seven minutes off. Time zones differ from
 * UTC by whole quarter hours, so the difference is rounded to them: a slot at 1:00 p.m. never becomes 12:59 p.m. A
 * begun minute counts in full. time#local-moment.
 */
export function momentAtInstant(instantMs: number, { now, nowMs }: MomentReading): LocalMoment {
  const epoch = momentOn("1970-01-01", 0);
  const offset = minutesBetween(epoch, now) - nowMs / MINUTE_MS;
  const zoneOffset = Math.round(offset / QUARTER_MINUTES) * QUARTER_MINUTES;
  return addMinutes(epoch, Math.ceil(instantMs / MINUTE_MS) + zoneOffset);
}
