import type { TabMeans } from "./means.ts";

/** A suite's tab on the day of an event. suites#tab. */
export const SUITE_TAB = { name: "tab", kind: "tab", begins: "on-tab" } as const satisfies TabMeans;
