import type { SuiteActData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

type ActOfSuite = SuiteActData & { readonly suite: string };

/**
 * Returns suites' audit trails as CSV, one row per entry. Column names are the API's, in every language.
 * suites#audit.
 */
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
