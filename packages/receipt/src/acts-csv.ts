import type { SuiteActData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

/** An act, with the suite that it was done to. */
type ActOfSuite = SuiteActData & { readonly suite: string };

/** A suite's audit trail for a spreadsheet, a row for each act: its names are those of the calls, in every language. suites#audit. */
export function csvOfActs(acts: readonly ActOfSuite[]): string {
  const rows = acts.map(({ suite, at, act, by, for: owner, device, address, details }) => [
    at,
    suite,
    act,
    by ?? "",
    owner ?? "",
    device ?? "",
    address ?? "",
    JSON.stringify(details),
  ]);
  return csvOf([["at", "suite", "act", "by", "for", "device", "address", "details"], ...rows]);
}
