import { formatClockTime, isCalendarDate, parseClockTime } from "@comptoir/ordering";

const LONGEST_TEXT = 100;
const LONGEST_LIST = 100;
/** Invisible characters: control, format and separator characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Returns null if the trimmed text is empty, too long or has invisible characters. */
export function parseText(value: string | null, longest: number = LONGEST_TEXT): string | null {
  const text = value?.trim() ?? "";
  if (text === "" || text.length > longest || UNSEEN.test(text)) return null;
  return text;
}

/** True for `?takeout` and `?takeout=true`; false if absent, and for `false`, `0` and `no`. */
export function parseFlag(value: string | null): boolean {
  if (value === null) return false;
  return !["false", "0", "no", "null", "undefined"].includes(value.trim().toLowerCase());
}

/** Drops empty and repeated entries. */
export function parseList(value: string | null): readonly string[] {
  const entries = (value ?? "").split(",", LONGEST_LIST).map((entry) => parseText(entry));
  return [...new Set(entries.filter((entry) => entry !== null))];
}

/** Parses a date, `2026-11-20`; null if it does not exist. */
export function parseDate(value: string | null): string | null {
  const date = value?.trim() ?? "";
  return isCalendarDate(date) ? date : null;
}

/** Parses two comma-separated dates, the earlier first; null if malformed. */
export function parseDateRange(value: string | null): { start: string; end: string } | null {
  const [first = "", second = "", ...more] = (value ?? "").split(",");
  const start = parseDate(first);
  const end = parseDate(second);
  if (start === null || end === null || more.length > 0 || start > end) return null;
  return { start, end };
}

/** Parses a time of day, `18:15`; null if malformed. */
export function parseTime(value: string | null): string | null {
  const minutes = parseClockTime(value ?? "");
  return minutes === null ? null : formatClockTime(minutes);
}

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function parseOrderId(value: string | null): string | null {
  const id = value?.trim() ?? "";
  return ORDER_ID.test(id) ? id : null;
}

/** A date and a time, `2026-11-23T18:30`; anything else, such as an empty field, is `now`. Null if absent. studio#draft-preview. */
export function parsePreview(value: string | null): string | null {
  if (value === null) return null;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? value : "now";
}
