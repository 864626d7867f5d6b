import type { TableData, YourTableData } from "@comptoir/contract";

/** The table of a visitor who sits there. */
export type SeatedTable = YourTableData & { readonly table: TableData };
