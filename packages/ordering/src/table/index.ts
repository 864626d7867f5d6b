// Table: people who order together, one bill, several payers.

export { type PaidShare, type TableBack, tableBacks } from "./table-back.ts";
export { claimShare, leftOfTable, type TableBill, type TableClaim, type TableLine } from "./table-bill.ts";
export {
  isSeated,
  nextHost,
  notDone,
  sessionEnds,
  TABLE_LIMITS,
  type TablePerson,
  type TablePersonState,
  tableWord,
} from "./table-session.ts";
export { partOf, type TableShare, type TableShareAsked, type TableShareRefusal, tableShare } from "./table-share.ts";
