import { MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from "./calendar-words.ts";
import { currentLocale, type Locale } from "./locale.ts";

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = "\u00a0";

/** A longer preparation time is split into hours and minutes. time#prep-time-words. */
const MINUTES_BEFORE_SPLIT = 60;

/**
 * Formats a time of day: `6:15 p.m.`, or `18 h 15` in French.
 * @param minutesAfterMidnight in the venue's zone; 1,440 or more is a time of the next day.
 */
export function formatTimeOfDay(minutesAfterMidnight: number, locale: Locale = currentLocale()): string {
  const hour = Math.floor(minutesAfterMidnight / 60) % 24;
  const minute = minutesAfterMidnight % 60;
  const twoDigits = String(minute).padStart(2, "0");
  if (locale === "fr-CA") {
    const wholeHour = `${hour}${NO_BREAK_SPACE}h`;
    return minute === 0 ? wholeHour : `${wholeHour}${NO_BREAK_SPACE}${twoDigits}`;
  }
  const half = hour < 12 ? "a.m." : "p.m.";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits}${NO_BREAK_SPACE}${half}`;
}

/**
 * Formats a date such as `"2026-11-20"` with its weekday: `Friday, November 20`, or `vendredi 20 novembre` in French.
 */
export function formatDate(date: string, locale: Locale = currentLocale()): string {
  return datedWords(date, locale, { weekdays: WEEKDAYS, months: MONTHS });
}

/** Formats a date with abbreviations: `Fri., Nov. 20`, or `ven. 20 nov.` in French. */
export function formatShortDate(date: string, locale: Locale = currentLocale()): string {
  return datedWords(date, locale, { weekdays: SHORT_WEEKDAYS, months: SHORT_MONTHS });
}

type CalendarWords = { readonly weekdays: typeof WEEKDAYS; readonly months: typeof MONTHS };

function datedWords(date: string, locale: Locale, { weekdays, months }: CalendarWords): string {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  const weekday = weekdays[locale][weekdayOf(date)] ?? "";
  const monthName = months[locale][month - 1] ?? "";
  if (locale === "fr-CA") return `${weekday} ${day === 1 ? "1er" : day}${NO_BREAK_SPACE}${monthName}`;
  return `${weekday}, ${monthName}${NO_BREAK_SPACE}${day}`;
}

export function formatWeekday(weekday: number, locale: Locale = currentLocale()): string {
  return WEEKDAYS[locale][weekday] ?? "";
}

/** Returns the weekday of a date such as `"2026-11-20"`, counted from Monday = 0. */
function weekdayOf(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  // Noon in UTC is on the given date, whatever the time zone.
  return (new Date(Date.UTC(year, month - 1, day, 12)).getUTCDay() + 6) % 7;
}

/** Formats a preparation time: `25 min`, and above 60 minutes `1 h 15 min`. time#prep-time-words. */
export function formatPrepTime(minutes: number): string {
  if (minutes <= MINUTES_BEFORE_SPLIT) return `${minutes}${NO_BREAK_SPACE}min`;
  const hours = `${Math.floor(minutes / 60)}${NO_BREAK_SPACE}h`;
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours}${NO_BREAK_SPACE}${rest}${NO_BREAK_SPACE}min`;
}
