import { MAX_FILE_BYTES } from "./json-text/decode-text.ts";
import { parseJson } from "./json-text/parse-json.ts";
import { makeIds } from "./make-ids.ts";
import { noteMissingFrench } from "./missing-french.ts";
import { noteDeliveryToNowhere } from "./note-delivery.ts";
import { type Fault, type Reading, startReading, type Warning } from "./reading/findings.ts";
import { venue } from "./shapes/venue-shape.ts";
import { refuseTooManyTimes } from "./too-many-times.ts";
import type { VenueFile } from "./venue-file.ts";

/** What a reading needs to know from outside. */
export type ParseOptions = {
  /** The instant of the import, as ISO text: it stands for every absent `published_at`. */
  readonly importedAt: string;
  /** The largest file that is read, in bytes. */
  readonly maxBytes?: number;
};

/** A venue with its warnings, or every fault of its file. Lists stop at a thousand; the counts do not. */
export type ParsedVenueFile =
  | {
      readonly venue: VenueFile;
      readonly warnings: readonly Warning[];
      readonly warningCount: number;
      /** The passwords of its users by their e-mails, for whoever keeps them as hashes. */
      readonly passwords: ReadonlyMap<string, string>;
    }
  | { readonly faults: readonly Fault[]; readonly faultCount: number };

/**
 * Reads a venue file: the one JSON document that a restaurant is made of. A file without fault gives the venue in its
 * canonical form; any other gives every fault at once with its path, and nothing else. Never throws, whatever the text
 * is. venue#venue-file, venue#file-faults.
 */
export function parseVenueFile(file: string | Uint8Array, options: ParseOptions): ParsedVenueFile {
  const reading = startReading(options.importedAt);
  const parsed = parseJson(file, options.maxBytes ?? MAX_FILE_BYTES, reading);
  return parsed === null ? faultsOf(reading) : readVenue(parsed.document, reading);
}

/** Reads a venue from data that is already parsed, such as a converter's answer or a form. */
export function readVenueData(data: unknown, options: ParseOptions): ParsedVenueFile {
  return parseVenueFile(JSON.stringify(data) ?? "", options);
}

function readVenue(document: unknown, reading: Reading): ParsedVenueFile {
  const read = venue.read(document, null, reading);
  if (reading.faultCount === 0) refuseTooManyTimes(read, reading);
  if (reading.faultCount > 0) return faultsOf(reading);
  makeIds(read, reading);
  noteMissingFrench(read, reading);
  noteDeliveryToNowhere(read.restaurant, reading);
  const { warnings, warningCount, passwords } = reading;
  return { venue: read, warnings, warningCount, passwords };
}

function faultsOf(reading: Reading): ParsedVenueFile {
  return { faults: reading.faults, faultCount: reading.faultCount };
}
