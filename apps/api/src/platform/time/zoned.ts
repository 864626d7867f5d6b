import { addDays, formatClockTime, type LocalMoment } from "@comptoir/ordering";

/**
 * Cache of each zone's last conversion, by second: all calls of a restaurant within a second convert the same
 * instant.
 */
const lastInZone = new Map<string, { readonly second: number; readonly moment: LocalMoment }>();

/** Converts an instant to local time in a zone, rounded down to the minute. time#local-moment. */
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
 * Converts local time to an instant. A time that daylight saving skips becomes an hour later. Of a time that
 * occurs twice, the first is meant. Minutes from 1440 on count into the next day.
 */
export function instantOf(moment: Pick<LocalMoment, "date" | "minutes">, zone: string): Date {
  const date = Temporal.PlainDate.from(moment.date).add({ days: Math.floor(moment.minutes / 1440) });
  const minutes = ((moment.minutes % 1440) + 1440) % 1440;
  const local = date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return new Date(local.toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}

/**
 * Returns the next instant at which the zone's clock shows a time (minutes after midnight): today, or
 * tomorrow if past.
 */
export function nextTimeOfDay(minutes: number, now: Date, zone: string): Date {
  const { date } = localMomentOf(now, zone);
  const today = instantOf({ date, minutes }, zone);
  return today > now ? today : instantOf({ date, minutes: minutes + 24 * 60 }, zone);
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Maximum cached days per zone: enough for the order horizons of many restaurants. */
const DAYS_KEPT = 2_000;
/** Cache by zone and date: the start of a 24-hour day in milliseconds, null for a day on which clocks change. */
const plainDaysOfZones = new Map<string, Map<string, number | null>>();

/**
 * Returns the first instant, in ms since 1970, at which the zone's clock shows a moment. Null if daylight
 * saving skips the moment. On a day without a clock change only the cached midnight is added.
 * time#clock-changes.
 */
export function firstShownMs(moment: LocalMoment, zone: string): number | null {
  const beginsMs = plainDayBegins(moment.date, zone);
  if (beginsMs !== null) return beginsMs + moment.minutes * MINUTE_MS;
  const instant = instantOf(moment, zone);
  const shown = localMomentOf(instant, zone);
  return shown.date === moment.date && shown.minutes === moment.minutes ? instant.getTime() : null;
}

/** Cache of the last day, since consecutive moments mostly fall on the same day. */
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

let lastWritten: { readonly day: number; readonly text: string } | null = null;

/**
 * Formats an instant at a full minute as ISO 8601. The last date is cached, so instants of one day are cheap.
 */
export function writeMinute(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  if (lastWritten?.day !== day) lastWritten = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 11) };
  return `${lastWritten.text}${formatClockTime((ms - day * DAY_MS) / MINUTE_MS)}:00.000Z`;
}
