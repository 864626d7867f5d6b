import { DEFAULT_ZONE } from "@comptoir/ordering";
import type { FaultReason, WarningReason } from "../wording.ts";
import { formatPath, type JsonPath } from "./json-path.ts";
import type { Wrong } from "./reasons.ts";

/** A reason to reject a venue file. venue#file-faults. */
export type Fault = Wrong & {
  readonly path: string;
  /** What the sentence says, apart from a language; absent if only files can have the fault. */
  readonly reason?: FaultReason;
};

/** A doubt about a value, which does not prevent the import. */
export type Warning = {
  readonly path: string;
  readonly message: string;
  /** What the sentence says, apart from a language; absent if only files can have the doubt. */
  readonly reason?: WarningReason;
};

type Reason = { readonly key: string; readonly values: readonly unknown[] };
type SaidWrong = Wrong & { readonly reason: Reason };
type Doubt = { readonly message: string; readonly reason: Reason };

/** Maximum number of listed faults, and of warnings; further ones are only counted. */
const MAX_LISTED_FINDINGS = 1000;

/** The parse context of a file: its findings, and the state that fields share. */
export type Reading = {
  /** The default of `published_at`. */
  readonly importedAt: string;
  /** The venue's time zone, for times without a zone. */
  zone: string;
  readonly faults: Fault[];
  readonly warnings: Warning[];
  faultCount: number;
  warningCount: number;
  /** The paths of the ids and slugs in the file, by kind and text. */
  readonly taken: Map<string, Map<string, JsonPath>>;
  /** The users' passwords by e-mail address, apart from the venue, which is stored and exported. */
  readonly passwords: Map<string, string>;
  /** How often each field without effect occurs, by its path without indices. */
  readonly withoutEffect: Map<string, number>;
  path: JsonPath;
};

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

/** Adds a fault; parsing continues, so that all faults are listed. */
export function addFault(reading: Reading, path: JsonPath, sentence: Wrong | SaidWrong): void {
  reading.faultCount += 1;
  if (reading.faults.length < MAX_LISTED_FINDINGS)
    reading.faults.push({ path: formatPath(path), ...sentence } as Fault);
}

export function addWarning(reading: Reading, path: JsonPath, doubt: Doubt): void {
  reading.warningCount += 1;
  if (reading.warnings.length < MAX_LISTED_FINDINGS) reading.warnings.push(warningOf(formatPath(path), doubt));
}

/** Returns the warning of a path. The tables of wording make sure that the reason's values fit its key. */
export function warningOf(path: string, { message, reason }: Doubt): Warning {
  return { path, message, reason: reason as WarningReason };
}

/** Formats a fault as one line: `menus[0].items[1].price: is missing; expected an amount, such as "12.50"`. */
export function formatFault(fault: Fault): string {
  return `${fault.path}: ${fault.wrong}; expected ${fault.expected}`;
}

export function formatWarning(warning: Warning): string {
  return `${warning.path}: ${warning.message}`;
}
