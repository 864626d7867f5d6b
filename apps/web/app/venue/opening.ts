import type { HolidayHoursData, HoursData, LocalMoment } from "@comptoir/ordering";

/** Whether a restaurant is open, in the terms in which a host would say it. Minutes are after that date's midnight. */
export type Opening =
  | { readonly state: "always-open" }
  /** `untilMinutes` above 1440 is past midnight. */
  | { readonly state: "open"; readonly untilMinutes: number }
  | { readonly state: "closed"; readonly opensInDays: number; readonly weekday: number; readonly atMinutes: number }
  /** Closed, with no opening in the coming week. */
  | { readonly state: "closed-for-now" };

type Span = { readonly start: number; readonly end: number };

const MINUTES_A_DAY = 24 * 60;

/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 7;

/**
 * Whether a restaurant is open at a moment on its own clock, until when, or from when again. Rules, section 2: without
 * `hours` it is always open; an end before its start is past midnight; a holiday row replaces that date's hours.
 */
export function deriveOpening(
  hours: readonly HoursData[] | null | undefined,
  holidays: readonly HolidayHoursData[] | null | undefined,
  now: LocalMoment,
): Opening {
  if (!hours || hours.length === 0) {
    const today = holidays?.filter((holiday) => holiday.date === now.date) ?? [];
    if (today.length === 0) return { state: "always-open" };
  }
  const spansOn = (daysAhead: number) => openSpans(hours ?? [], holidays ?? [], addDays(now, daysAhead));
  const late = spansOn(-1).find((span) => now.minutes < span.end - MINUTES_A_DAY);
  const current = spansOn(0).find((span) => span.start <= now.minutes && now.minutes < span.end);
  if (current) return { state: "open", untilMinutes: current.end };
  if (late) return { state: "open", untilMinutes: late.end - MINUTES_A_DAY };
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const next = spansOn(days).find((span) => days > 0 || span.start > now.minutes);
    if (next) {
      return { state: "closed", opensInDays: days, weekday: (now.weekday + days) % 7, atMinutes: next.start };
    }
  }
  return { state: "closed-for-now" };
}

/** When a restaurant is open on one date, earliest first. */
function openSpans(
  hours: readonly HoursData[],
  holidays: readonly HolidayHoursData[],
  day: Pick<LocalMoment, "date" | "weekday">,
): readonly Span[] {
  const holidayRows = holidays.filter((holiday) => holiday.date === day.date);
  if (holidayRows.some((holiday) => holiday.full_day)) return [];
  const ordinary =
    hours.length === 0
      ? [{ start_time: "00:00", end_time: "00:00" }]
      : hours.filter((row) => row.weekday === day.weekday);
  const rows = holidayRows.length > 0 ? holidayRows : ordinary;
  return rows.flatMap(readSpan).sort((a, b) => a.start - b.start);
}

function readSpan(row: { readonly start_time?: string | null; readonly end_time?: string | null }): Span[] {
  const start = readClockTime(row.start_time);
  const end = readClockTime(row.end_time);
  if (start === null || end === null) return [];
  return [{ start, end: end <= start ? end + MINUTES_A_DAY : end }];
}

function readClockTime(time: string | null | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(time ?? "");
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function addDays({ date, weekday }: LocalMoment, days: number): Pick<LocalMoment, "date" | "weekday"> {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return { date: moved.toISOString().slice(0, 10), weekday: (weekday + days + 7) % 7 };
}
