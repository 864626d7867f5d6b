import { DEFAULT_ZONE } from "@comptoir/ordering";
import { completeVenue } from "./complete-venue.ts";
import { MAX_FILE_BYTES } from "./json-text/decode-text.ts";
import { parseJson } from "./json-text/parse-json.ts";
import { makeIds } from "./make-ids.ts";
import { noteMissingWords } from "./missing-words.ts";
import { noteDeliveryToNowhere } from "./note-delivery.ts";
import { noteDoubts } from "./note-doubts.ts";
import { expandRules, withoutRuleSchedules } from "./price-rules.ts";
import { type Fault, type Reading, startReading, type Warning } from "./reading/findings.ts";
import { warnOfNoEffect } from "./reading/no-effect.ts";
import { isPlainObject, readBy } from "./reading/schema-types.ts";
import { isZone } from "./reading/time-readers.ts";
import { checkPriceRules } from "./shapes/price-rule-shape.ts";
import { checkVenue, venue } from "./shapes/venue-shape.ts";
import { refuseTooManyTimes } from "./too-many-times.ts";
import type { VenueFile } from "./venue-file.ts";

export type ParseOptions = {
  /** Instant of the import in ISO 8601, the default of `published_at`. */
  readonly importedAt: string;
  readonly maxBytes?: number;
};

/**
 * A venue with its warnings, or every fault of its file. All are counted, but at most a thousand are listed.
 */
export type ParsedVenueFile =
  | {
      readonly venue: VenueFile;
      readonly warnings: readonly Warning[];
      readonly warningCount: number;
      /** The users' passwords by e-mail address, for the caller to hash. */
      readonly passwords: ReadonlyMap<string, string>;
    }
  | FaultyVenueFile;

export type FaultyVenueFile = { readonly faults: readonly Fault[]; readonly faultCount: number };

/** A file with valid JSON: its restaurant's id and slug, and a function that parses the rest. */
export type OpenedVenueFile = {
  /** The restaurant's id and slug in the file; null if absent. */
  readonly id: string | null;
  readonly slug: string | null;
  /** Parses the file, once. The current venue, `standing`, supplies what the file leaves out. */
  readonly read: (standing: VenueFile | null) => ParsedVenueFile;
};

/**
 * Parses a venue file into a canonical venue, or into all its faults. Never throws. venue#venue-file,
 * venue#file-faults.
 */
export function parseVenueFile(file: string | Uint8Array, options: ParseOptions): ParsedVenueFile {
  const opened = openVenueFile(file, options);
  return "faults" in opened ? opened : opened.read(null);
}

/** Parses only the JSON of a venue file, so that the caller can look up the current venue. venue#file-names. */
export function openVenueFile(file: string | Uint8Array, options: ParseOptions): OpenedVenueFile | FaultyVenueFile {
  const reading = startReading(options.importedAt);
  const parsed = parseJson(file, options.maxBytes ?? MAX_FILE_BYTES, reading);
  if (parsed === null) return faultsOf(reading);
  const { document } = parsed;
  const { id, slug } = (isPlainObject(document) && isPlainObject(document.restaurant) && document.restaurant) || {};
  return {
    id: typeof id === "string" || typeof id === "number" ? String(id) : null,
    slug: typeof slug === "string" ? slug : null,
    read: (standing) => readVenue(document, standing, reading),
  };
}

function readVenue(document: unknown, standing: VenueFile | null, reading: Reading): ParsedVenueFile {
  reading.zone = zoneOf(document) ?? standing?.restaurant.menu_configuration?.zone ?? DEFAULT_ZONE;
  const said = readBy(venue, document, reading);
  const named = standing === null ? said : completeVenue(said, document, withoutRuleSchedules(standing));
  checkVenue(named, null, reading);
  if (reading.faultCount === 0) {
    refuseTooManyTimes(named, reading);
    noteDoubts(named, reading);
  }
  if (reading.faultCount > 0) return faultsOf(reading);
  makeIds(named, reading);
  // Rules name dishes by their ids.
  checkPriceRules(named, null, reading);
  const read = expandRules(named, reading);
  if (reading.faultCount > 0) return faultsOf(reading);
  noteMissingWords(read, reading);
  noteDeliveryToNowhere(read.restaurant, reading);
  warnOfNoEffect(reading);
  const { warnings, warningCount, passwords } = reading;
  return { venue: read, warnings, warningCount, passwords };
}

/** Extracts the time zone first, because instants depend on it; null if absent or unknown. */
function zoneOf(document: unknown): string | null {
  const restaurant = isPlainObject(document) ? document.restaurant : null;
  const configuration = isPlainObject(restaurant) ? restaurant.menu_configuration : null;
  const zone = isPlainObject(configuration) ? configuration.zone : null;
  return typeof zone === "string" && isZone(zone) ? zone : null;
}

function faultsOf(reading: Reading): FaultyVenueFile {
  return { faults: reading.faults, faultCount: reading.faultCount };
}
