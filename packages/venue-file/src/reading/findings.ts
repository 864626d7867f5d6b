import { DEFAULT_ZONE } from "@comptoir/ordering";
import { formatPath, type JsonPath } from "./json-path.ts";

/** A reason why a venue file is refused: where, what is wrong there, and what is expected instead. venue#file-faults. */
export type Fault = { readonly path: string; readonly wrong: string; readonly expected: string };

/** Something that the restaurant may want to correct, but that keeps nothing from working. */
export type Warning = { readonly path: string; readonly message: string };

/** What is wrong and what is expected, before it is known where. */
export type Sentence = { readonly wrong: string; readonly expected: string };

/** How many faults, and how many warnings, are listed; the rest are counted. */
const MAX_LISTED_FINDINGS = 1000;

/** What one reading of a file has found so far, and what its readers must know of each other. */
export type Reading = {
  /** The instant that stands for an absent `published_at`. */
  readonly importedAt: string;
  /** The venue's time zone, in which times without one are meant. */
  zone: string;
  readonly faults: Fault[];
  readonly warnings: Warning[];
  faultCount: number;
  warningCount: number;
  /** The paths of the ids and slugs that the file gives, by kind and text. */
  readonly taken: Map<string, Map<string, JsonPath>>;
  /** The passwords of the file's users by their e-mails. They are apart from the venue, which is kept and given back. */
  readonly passwords: Map<string, string>;
  /** How often the file has each field without effect, by its path without indices. */
  readonly withoutEffect: Map<string, number>;
  /** Where in the document the reading stands. */
  path: JsonPath;
};

/** Begins a reading. */
export function startReading(importedAt: string): Reading {
  return {
    importedAt,
    zone: DEFAULT_ZONE,
    faults: [],
    warnings: [],
    faultCount: 0,
    warningCount: 0,
    taken: new Map(),
    passwords: new Map(),
    withoutEffect: new Map(),
    path: null,
  };
}

/** Notes a fault; the file will be refused, but reading goes on, so that every fault is listed at once. */
export function addFault(reading: Reading, path: JsonPath, sentence: Sentence): void {
  reading.faultCount += 1;
  if (reading.faults.length < MAX_LISTED_FINDINGS) reading.faults.push({ path: formatPath(path), ...sentence });
}

/** Notes a warning. */
export function addWarning(reading: Reading, path: JsonPath, message: string): void {
  reading.warningCount += 1;
  if (reading.warnings.length < MAX_LISTED_FINDINGS) reading.warnings.push({ path: formatPath(path), message });
}

/** Writes a fault as one line: `menus[0].items[1].price: is missing; expected an amount, such as "12.50"`. */
export function formatFault(fault: Fault): string {
  return `${fault.path}: ${fault.wrong}; expected ${fault.expected}`;
}

/** Writes a warning as one line. */
export function formatWarning(warning: Warning): string {
  return `${warning.path}: ${warning.message}`;
}
