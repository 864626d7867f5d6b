import { isCalendarDate } from "@comptoir/ordering";
import { z } from "zod";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { type Leaf, leaf, nullable } from "./schema-types.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** Reads an instant into UTC. Without a zone it is the venue's; a date alone is the first moment of the venue's day. venue#file-instants. */
export const instant = instantReader("start");

/** Reads an instant that ends something: a date alone is the end of the venue's day. venue#file-instants. */
export const endInstant = instantReader("end");

function instantReader(edge: "start" | "end"): Leaf<string> {
  return leaf({
    expected: EXPECTED.instant,
    file: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
    answer: z.string(),
    read: (value, path, reading) => {
      const parsed = typeof value === "string" ? parseInstant(value.trim(), edge, reading.zone) : null;
      if (parsed === null) addFault(reading, path, WRONG.not(value, EXPECTED.instant));
      return parsed ?? "";
    },
  });
}

const publication = leaf({
  ...instant.traits,
  read: (value, path, reading) => {
    const published = instant.traits.read(value, path, reading);
    if (Date.parse(published) > Date.parse(reading.importedAt)) addWarning(reading, path, WARNING.dateToCome);
    return published;
  },
});

/** Absent means published at the import, null means unpublished. venue#file-publication, menu#publication. */
export const publishedAt = nullable(publication, (reading) => reading.importedAt);

/** As `publishedAt`, for what is published with what it belongs to when the file says nothing. */
export const publishedWithin = nullable(publication, () => undefined);

type Period = { readonly starts_at?: string | null; readonly ends_at?: string | null };

/** Notes a period that ends before it has begun. */
export function checkPeriod({ starts_at, ends_at }: Period, path: JsonPath, reading: Reading): void {
  if (!starts_at || !ends_at || starts_at < ends_at) return;
  addFault(reading, pathTo(path, "ends_at"), WRONG.order("ends_at", "starts_at"));
}

/** Reads a day of the calendar. */
export const date = leaf({
  expected: EXPECTED.date,
  file: z.string().regex(DATE),
  answer: z.string(),
  read: (value, path, reading) => {
    if (typeof value === "string" && isCalendarDate(value)) return value;
    addFault(reading, path, WRONG.not(value, EXPECTED.date));
    return "";
  },
});

/** Reads a time of the restaurant's wall clock into `"HH:MM"`; `"24:00"` is the end of a day. time#hours. */
export const timeOfDay = leaf({
  expected: EXPECTED.time,
  file: z.string().regex(/^(([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00)$/),
  answer: z.string(),
  read: (value, path, reading) => {
    if (value === "24:00") return "24:00";
    const match = typeof value === "string" ? TIME.exec(value.trim()) : null;
    if (!match) {
      addFault(reading, path, WRONG.not(value, EXPECTED.time));
      return "00:00";
    }
    return `${(match[1] ?? "").padStart(2, "0")}:${match[2]}`;
  },
});

/** Reads a time zone that the system knows. time#zone. */
export const zone = leaf({
  expected: EXPECTED.zone,
  file: z.string().regex(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/),
  answer: z.string(),
  read: (value, path, reading) => {
    if (typeof value === "string" && isZone(value)) return value;
    addFault(reading, path, WRONG.not(value, EXPECTED.zone));
    return "America/Toronto";
  },
});

function parseInstant(text: string, edge: "start" | "end", zone: string): string | null {
  if (!isCalendarDate(text.slice(0, 10))) return null;
  if (DATE.test(text)) {
    const day = Temporal.PlainDate.from(text).add({ days: edge === "end" ? 1 : 0 });
    return utcOf(day.toZonedDateTime(zone).epochMilliseconds);
  }
  if (!INSTANT.test(text)) return null;
  const written = text.replace(" ", "T");
  const utc = Date.parse(HAS_ZONE.test(text) ? written : `${written}Z`);
  if (Number.isNaN(utc) || HAS_ZONE.test(text)) return Number.isNaN(utc) ? null : utcOf(utc);
  // What it says as if in UTC is what the venue's clock shows.
  return utcOf(Temporal.PlainDateTime.from(utcOf(utc).slice(0, -1)).toZonedDateTime(zone).epochMilliseconds);
}

const utcOf = (epochMs: number) => new Date(epochMs).toISOString();

/** Tells whether a text names a time zone of a place. */
export function isZone(text: string): boolean {
  // An offset such as "+05:00" knows no daylight saving time, so it is not a place's zone.
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en-CA", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
