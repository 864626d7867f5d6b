import { formatDate, m } from "@comptoir/messages";
import {
  type ClosedReason,
  isBefore,
  type Locale,
  type LocalMoment,
  localizedDataText,
  type SchoolDay,
} from "@comptoir/ordering";
import { instantOf } from "../../platform/time/zoned.ts";

const MINUTE_MS = 60_000;

/**
 * Returns when a school's date can be ordered: from `opens` until just before `cutoff`. school#past-cutoff.
 */
export function orderingTimes(
  { moment, opens, closes, noticeMinutes }: SchoolDay,
  zone: string,
): { readonly opens: Date; readonly cutoff: Date } {
  const cutoffMs = instantOf(closes, zone).getTime();
  const noticeMs = moment === null ? cutoffMs : instantOf(moment, zone).getTime() - noticeMinutes * MINUTE_MS;
  return { opens: instantOf(opens, zone), cutoff: new Date(Math.min(cutoffMs, noticeMs)) };
}

/** Returns why a school is closed on a date: its own text, or a default one. school#day. */
export function closedWords(closed: ClosedReason, locale: Locale): string {
  const own = "day" in closed ? localizedDataText(closed.day, "reason", locale) : null;
  if (own !== null) return own;
  if (closed.kind === "weekend") return m.school_closed_weekend({}, { locale });
  if (closed.kind === "hours") return m.school_closed_hours({}, { locale });
  return m.school_closed_nothing({}, { locale });
}

/** Returns why a school's date cannot be ordered: nothing is served, not open yet, or too late. school#past-cutoff. */
export function wordSchoolDay({ date, closed, opens }: SchoolDay, now: LocalMoment, locale: Locale): string {
  const day = formatDate(date, locale);
  if (closed) return m.refusal_school_day_closed({ date: day, reason: closedWords(closed, locale) }, { locale });
  if (isBefore(now, opens)) return m.refusal_school_too_far({ date: day }, { locale });
  return m.refusal_school_past_cutoff({ date: day }, { locale });
}
