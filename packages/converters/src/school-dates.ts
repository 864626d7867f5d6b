import { isCalendarDate } from "@comptoir/ordering";
import type { Notes } from "./notes.ts";

/** Two numbers and a year: month and day, or day and month. */
const NUMBERED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

/** Reads one date of a file; null for none. */
export type DateReader = (written: unknown) => string | null;

/**
 * Reads the dates of one file. Whether `1/12/2027` is in January or in December, only the other dates of the file can say: one program
 * writes them all alike. Where none says it, the month is first, as most such files have it, and a note says so.
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
    notes.say(`Dates such as ${pairs[0]?.text} are read with the month first: no date of the file says otherwise.`);
  }
  return (written) => {
    const text = String(written ?? "").trim();
    if (text === "") return null;
    const [, one = "", other = "", year = ""] = NUMBERED.exec(text) ?? [];
    const [month, day] = isDayFirst ? [other, one] : [one, other];
    const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.slice(0, 10);
    if (isCalendarDate(date)) return date;
    notes.count("Days whose dates cannot be read are served by no rotation", text);
    return null;
  };
}
