import { addDays, formatClockTime, type LocalMoment } from "@comptoir/ordering";

/** The last moment that was asked for in each zone, by its second: within one, every call of a restaurant asks for the same. */
const lastInZone = new Map<string, { readonly second: number; readonly moment: LocalMoment }>();

/** An instant on the wall clock of a zone, with its minute begun: 11:59:59.9 is 11:59. time#local-moment. */
export function localMomentOf(instant: Date, zone: string): LocalMoment {
  const second = Math.floor(instant.getTime() / 1_000);
  const last = lastInZone.get(zone);
  if (last?.second === second) return last.moment;
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  const moment = {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek - 1,
    minutes: local.hour * 60 + local.minute,
  };
  lastInZone.set(zone, { second, moment });
  return moment;
}

/**
 * The instant at which a wall clock shows a date and minutes after midnight. A time that is skipped when clocks go
 * forward is read as the one an hour later; of a time that comes twice, the first is meant. Minutes past 1439 are the
 * next day's.
 */
export function instantOf(moment: Pick<LocalMoment, "date" | "minutes">, zone: string): Date {
  const date = Temporal.PlainDate.from(moment.date).add({ days: Math.floor(moment.minutes / 1440) });
  const minutes = ((moment.minutes % 1440) + 1440) % 1440;
  const local = date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return new Date(local.toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** The next instant at which a zone's clock shows a time of day, in minutes after midnight: today's, or tomorrow's once that is past. */
export function nextTimeOfDay(minutes: number, now: Date, zone: string): Date {
  const { date } = localMomentOf(now, zone);
  const today = instantOf({ date, minutes }, zone);
  return today > now ? today : instantOf({ date, minutes: minutes + 24 * 60 }, zone);
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days of a zone whose midnights were looked up: enough for the horizons of many restaurants. */
const DAYS_KEPT = 2_000;
/** When a zone's day begins, where it is 24 hours long; null for the days on which clocks change. By zone, then by date. */
const plainDaysOfZones = new Map<string, Map<string, number | null>>();

/**
 * The instant at which a wall clock first shows a moment, in milliseconds since 1970; null where it never does, since clocks go
 * forward then. Quick for many moments: of a day without a change of clocks only its midnights are looked up. time#clock-changes.
 */
export function firstShownMs(moment: LocalMoment, zone: string): number | null {
  const beginsMs = plainDayBegins(moment.date, zone);
  if (beginsMs !== null) return beginsMs + moment.minutes * MINUTE_MS;
  const instant = instantOf(moment, zone);
  const shown = localMomentOf(instant, zone);
  return shown.date === moment.date && shown.minutes === moment.minutes ? instant.getTime() : null;
}

/** The day that was looked up last: moments of one come after each other. */
let lastDay: { readonly date: string; readonly zone: string; readonly begins: number | null } | null = null;

function plainDayBegins(date: string, zone: string): number | null {
  if (lastDay?.date !== date || lastDay.zone !== zone) lastDay = { date, zone, begins: lookUpPlainDay(date, zone) };
  return lastDay.begins;
}

function lookUpPlainDay(date: string, zone: string): number | null {
  const plainDays = plainDaysOfZones.get(zone) ?? new Map<string, number | null>();
  plainDaysOfZones.set(zone, plainDays);
  const known = plainDays.get(date);
  if (known !== undefined) return known;
  const begins = instantOf({ date, minutes: 0 }, zone).getTime();
  const isPlain = instantOf({ date: addDays(date, 1), minutes: 0 }, zone).getTime() - begins === DAY_MS;
  if (plainDays.size >= DAYS_KEPT) plainDays.clear();
  plainDays.set(date, isPlain ? begins : null);
  return isPlain ? begins : null;
}

/** The last day of UTC that was written, by its number since 1970. */
let lastWritten: { readonly day: number; readonly text: string } | null = null;

/** Writes an instant that begins a minute as ISO 8601 does: quick for many of one day, whose date is written once. */
export function writeMinute(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  if (lastWritten?.day !== day) lastWritten = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 11) };
  return `${lastWritten.text}${formatClockTime((ms - day * DAY_MS) / MINUTE_MS)}:00.000Z`;
}
