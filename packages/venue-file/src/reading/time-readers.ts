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

/**
 * Parses an instant to UTC. The default zone is the venue's; a date alone is the start of that day.
 * venue#file-instants.
 */
export const instant = instantReader("start");

/** Parses the end of a period to UTC; a date alone is the end of that day. venue#file-instants. */
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

/**
 * Parses a publication date. Absent means published at the import, null unpublished. venue#file-publication,
 * menu#publication.
 */
export const publishedAt = nullable(publication, (reading) => reading.importedAt);

/** Parses the publication date of a menu's part; if absent, the parent's applies. */
export const publishedWithin = nullable(publication, () => undefined);

type Period = { readonly starts_at?: string | null; readonly ends_at?: string | null };

export function checkPeriod({ starts_at, ends_at }: Period, path: JsonPath, reading: Reading): void {
  if (!starts_at || !ends_at || starts_at < ends_at) return;
  addFault(reading, pathTo(path, "ends_at"), WRONG.order("ends_at", "starts_at"));
}

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

/** Parses a wall-clock time to `"HH:MM"`; `"24:00"` is the end of a day. time#hours. */
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

/** Parses an IANA time zone. time#zone. */
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
  // Without a zone, the text is the venue's wall-clock time.
  return utcOf(Temporal.PlainDateTime.from(utcOf(utc).slice(0, -1)).toZonedDateTime(zone).epochMilliseconds);
}

const utcOf = (epochMs: number) => new Date(epochMs).toISOString();

/** Tells whether a text is a known IANA time zone. */
export function isZone(text: string): boolean {
  // Rejects offsets such as "+05:00", which have no daylight saving time.
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en-CA", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
