import type { TabMeans } from "./means.ts";

/** The bill of a table whose people order together, which one or several of them pay. table#bill. */
export const TABLE_BILL = { name: "table", kind: "tab", begins: "on-tab" } as const satisfies TabMeans;
