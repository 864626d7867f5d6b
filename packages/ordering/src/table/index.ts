// Table: people who order together, one bill, several payers.

export type { TableLine } from "./table-bill.ts";
export {
  isSeated,
  nextHost,
  notDone,
  sessionEnds,
  TABLE_LIMITS,
  type TablePersonState,
  tableWord,
} from "./table-session.ts";
export { tableShare } from "./table-share.ts";
