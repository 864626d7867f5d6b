import type { TableMeans } from "./means.ts";

/** The bill of a table whose people order together. The staff collect what its people have not paid. table#bill. */
export const TABLE_BILL = {
  name: "tableBill",
  kind: "table",
  begins: "on-premise",
} as const satisfies TableMeans;
