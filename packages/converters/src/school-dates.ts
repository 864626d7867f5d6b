import { isCalendarDate } from "@comptoir/ordering";
import type { Notes } from "./notes.ts";

/** Matches two numbers and a year: month and day, or day and month. */
const NUMBERED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

/** Parses one date of a file to `YYYY-MM-DD`; null if it is not a date. */
export type DateReader = (written: unknown) => string | null;

/**
 * Creates the parser of a file's dates. All have the same order of day and month, so unambiguous dates settle
 * ambiguous ones. If there are none, the month is first, with a note.
 */
export function dateReader(all: readonly unknown[], notes: Notes): DateReader {
  const pairs = all.flatMap((written) => {
    const [text, one, other] = NUMBERED.exec(String(written).trim()) ?? [];
    return one && other ? [{ text, one: Number(one), other: Number(other) }] : [];
  });
  const dayFirst = pairs.filter(({ one }) => one > 12).length;
  const monthFirst = pairs.filter(({ other }) => other > 12).length;
  const isDayFirst = dayFirst > monthFirst;
  if (pairs.length > 0 && dayFirst === monthFirst) {
    notes.say("monthFirst", String(pairs[0]?.text));
  }
  return (written) => {
    const text = String(written ?? "").trim();
    if (text === "") return null;
    const [, one = "", other = "", year = ""] = NUMBERED.exec(text) ?? [];
    const [month, day] = isDayFirst ? [other, one] : [one, other];
    const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.slice(0, 10);
    if (isCalendarDate(date)) return date;
    notes.count("datesUnread", text);
    return null;
  };
}
