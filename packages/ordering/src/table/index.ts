// Table: people who order together, one bill, several payers.

export {
  checkGroup,
  GROUP_PAYS,
  type GroupPays,
  type GroupTerms,
  groupEnds,
  isLastCallOver,
  linesAtLastCall,
  withinLimit,
} from "./group.ts";
export { onOpenLines, sharesOfKitchens } from "./kitchen-shares.ts";
export { settleTable, type TableSettlement } from "./settle-table.ts";
export { splitShareBack } from "./share-back.ts";
export { partsOfLines, type SharePart, shareParts } from "./share-parts.ts";
export type { PaidShare } from "./table-back.ts";
export { areLinesOpen, claimShare, leftOfTable, openOf, type TableBill, type TableLine } from "./table-bill.ts";
export {
  isSeated,
  nextHost,
  notDone,
  sessionEnds,
  TABLE_LIMITS,
  type TablePersonState,
  tableWord,
} from "./table-session.ts";
export { type TableShare, type TableShareAsked, type TableShareRefusal, tableShare } from "./table-share.ts";
export { tableTipBase } from "./table-tip.ts";
