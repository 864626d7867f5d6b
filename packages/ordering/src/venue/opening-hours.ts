import { addDays, daysBetween, weekdayOf } from "../time/calendar-date.ts";
import { DAY_MINUTES, parseClockTime } from "../time/clock-time.ts";
import { type LocalMoment, minutesBetween, momentOn } from "../time/local-moment.ts";
import type { RestaurantData } from "./restaurant-data.ts";

/** An opening, in minutes after its date's midnight; above 1440 on the next date. */
export type Opening = { readonly startMinutes: number; readonly endMinutes: number };

/** A restaurant's opening hours. `week` lists the openings of each weekday, Monday first; null means always open. */
export type OpeningHours = {
  readonly week: readonly (readonly Opening[])[] | null;
  /** The openings of holidays, which replace those of the weekday; empty for a closed date. */
  readonly holidays: ReadonlyMap<string, readonly Opening[]>;
};

const ALL_DAY: readonly Opening[] = [{ startMinutes: 0, endMinutes: DAY_MINUTES }];

/**
 * Parses a restaurant's hours; without `hours` it is always open. A date's holiday rows replace its hours;
 * with `full_day` or missing times it is closed. time#hours, time#holiday-hours.
 */
export function readOpeningHours(data: Pick<RestaurantData, "hours" | "holiday_hours">): OpeningHours {
  const holidays = new Map<string, Opening[]>();
  for (const row of data.holiday_hours ?? []) {
    const openings = holidays.get(row.date) ?? [];
    const isClosed = row.full_day || row.start_time == null || row.end_time == null;
    holidays.set(row.date, isClosed ? openings : [...openings, readOpening(row.start_time, row.end_time)]);
  }
  for (const { date, full_day } of data.holiday_hours ?? []) if (full_day) holidays.set(date, []);
  const joinedHolidays = new Map([...holidays].map(([date, rows]) => [date, joinOpenings(rows)]));
  if (!data.hours || data.hours.length === 0) return { week: null, holidays: joinedHolidays };
  const week = Array.from({ length: 7 }, (): Opening[] => []);
  for (const row of data.hours) week[row.weekday]?.push(readOpening(row.start_time, row.end_time));
  return { week: week.map(joinOpenings), holidays: joinedHolidays };
}

/** Parses an opening. An end before its start is past midnight, and an end equal to its start means a whole day. */
export function readOpening(startTime: string, endTime: string): Opening {
  const startMinutes = parseClockTime(startTime);
  const endMinutes = parseClockTime(endTime);
  if (startMinutes === null || endMinutes === null) throw new RangeError(`Not hours: ${startTime} to ${endTime}`);
  return { startMinutes, endMinutes: endMinutes > startMinutes ? endMinutes : endMinutes + DAY_MINUTES };
}

/** Sorts the openings of a day, and merges those that touch or overlap. */
function joinOpenings(rows: readonly Opening[]): Opening[] {
  const joined: Opening[] = [];
  for (const row of [...rows].sort((a, b) => a.startMinutes - b.startMinutes)) {
    const last = joined.at(-1);
    if (last && row.startMinutes <= last.endMinutes) {
      joined[joined.length - 1] = { ...last, endMinutes: Math.max(last.endMinutes, row.endMinutes) };
    } else joined.push(row);
  }
  return joined;
}

export function openingsOn(hours: OpeningHours, date: string): readonly Opening[] {
  return hours.holidays.get(date) ?? (hours.week ? hours.week[weekdayOf(date)] : ALL_DAY) ?? [];
}

export type DatedOpening = Opening & { readonly date: string };

/**
 * Returns the opening that contains a moment; null if closed. An opening past midnight belongs to the date on
 * which it begins, so that a holiday does not shorten the evening before.
 */
export function openingAt(hours: OpeningHours, moment: LocalMoment): DatedOpening | null {
  for (const daysAgo of [1, 0]) {
    const date = daysAgo === 0 ? moment.date : addDays(moment.date, -daysAgo);
    const minutes = daysAgo * DAY_MINUTES + moment.minutes;
    const opening = openingsOn(hours, date).find((row) => row.startMinutes <= minutes && minutes < row.endMinutes);
    if (opening) return { ...opening, date };
  }
  return null;
}

/**
 * Whether a restaurant is open. Null times mean that it does not close within eight days, or not open within
 * a year.
 */
export type OpenState =
  | { readonly open: true; readonly until: LocalMoment | null }
  | { readonly open: false; readonly opensAt: LocalMoment | null };

/** Days to search for the closing time and for the next opening. */
const OPEN_LOOK_AHEAD_DAYS = 8;
const CLOSED_LOOK_AHEAD_DAYS = 366;

/** Tells whether a restaurant is open at a moment; at closing time it is closed. time#hours. */
export function openState(hours: OpeningHours, moment: LocalMoment): OpenState {
  const opening = openingAt(hours, moment);
  if (!opening) return { open: false, opensAt: nextOpening(hours, moment) };
  return { open: true, until: closingOf(hours, opening) };
}

/** Returns when a restaurant closes. Openings that touch at midnight count as one. */
function closingOf(hours: OpeningHours, opening: DatedOpening): LocalMoment | null {
  let closing = momentOn(opening.date, opening.endMinutes);
  for (;;) {
    if (daysBetween(opening.date, closing.date) > OPEN_LOOK_AHEAD_DAYS) return null;
    const next = openingAt(hours, closing);
    if (!next) return closing;
    closing = momentOn(next.date, next.endMinutes);
  }
}

/** Tells whether an open restaurant closes in less than the given minutes. */
export function closesWithin(hours: OpeningHours, moment: LocalMoment, minutes: number): boolean {
  if (minutes <= 0) return false;
  let opening = openingAt(hours, moment);
  while (opening) {
    const closing = momentOn(opening.date, opening.endMinutes);
    if (minutesBetween(moment, closing) >= minutes) return false;
    opening = openingAt(hours, closing);
    if (!opening) return true;
  }
  return false;
}

function nextOpening(hours: OpeningHours, moment: LocalMoment): LocalMoment | null {
  for (let days = 0; days <= CLOSED_LOOK_AHEAD_DAYS; days += 1) {
    const date = addDays(moment.date, days);
    const opening = openingsOn(hours, date).find((row) => days > 0 || row.startMinutes > moment.minutes);
    if (opening) return momentOn(date, opening.startMinutes);
  }
  return null;
}
