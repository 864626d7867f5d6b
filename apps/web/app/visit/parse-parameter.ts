import { formatClockTime, isCalendarDate, parseClockTime } from "@comptoir/ordering";

const LONGEST_TEXT = 100;
const LONGEST_LIST = 100;
/** What is not seen: control and formatting characters, and those that end a line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** A parameter's text without what surrounds it; nothing when it is empty, too long or holds what is not seen. */
export function parseText(value: string | null, longest: number = LONGEST_TEXT): string | null {
  const text = value?.trim() ?? "";
  if (text === "" || text.length > longest || UNSEEN.test(text)) return null;
  return text;
}

/** A parameter that is on when it is there: `?takeout`, `?takeout=true`; off for `false`, `0` and `no`. */
export function parseFlag(value: string | null): boolean {
  if (value === null) return false;
  return !["false", "0", "no", "null", "undefined"].includes(value.trim().toLowerCase());
}

/** A comma-separated parameter; empty and repeated entries are left out. */
export function parseList(value: string | null): readonly string[] {
  const entries = (value ?? "").split(",", LONGEST_LIST).map((entry) => parseText(entry));
  return [...new Set(entries.filter((entry) => entry !== null))];
}

/** A calendar date, `2026-11-20`, that exists. */
export function parseDate(value: string | null): string | null {
  const date = value?.trim() ?? "";
  return isCalendarDate(date) ? date : null;
}

/** Two dates with a comma between them, the earlier one first. */
export function parseDateRange(value: string | null): { start: string; end: string } | null {
  const [first = "", second = "", ...more] = (value ?? "").split(",");
  const start = parseDate(first);
  const end = parseDate(second);
  if (start === null || end === null || more.length > 0 || start > end) return null;
  return { start, end };
}

/** A time of day, `18:15`. */
export function parseTime(value: string | null): string | null {
  const minutes = parseClockTime(value ?? "");
  return minutes === null ? null : formatClockTime(minutes);
}

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an order; nothing for what can be none. */
export function parseOrderId(value: string | null): string | null {
  const id = value?.trim() ?? "";
  return ORDER_ID.test(id) ? id : null;
}
