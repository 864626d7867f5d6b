import { backup } from "./backup.ts";
import { booksCheck } from "./books-check.ts";
import { booksDay } from "./books-day.ts";
import type { Command } from "./command.ts";
import { eventsActs } from "./events-acts.ts";
import { eventsInvite } from "./events-invite.ts";
import { eventsParStock } from "./events-par-stock.ts";
import { eventsRunSheet } from "./events-run-sheet.ts";
import { giftCardsIssue } from "./gift-cards-issue.ts";
import { maintenanceBegin, maintenanceEnd, maintenanceShow } from "./maintenance.ts";
import { ordersList } from "./orders-list.ts";
import { ordersMove } from "./orders-move.ts";
import { ordersRefund } from "./orders-refund.ts";
import { ordersShow } from "./orders-show.ts";
import { pause, resume } from "./pause.ts";
import { paymentsReconcile } from "./payments-reconcile.ts";
import { restock } from "./restock.ts";
import { restore } from "./restore.ts";
import { rotation } from "./rotation.ts";
import { schoolCancelDay } from "./school-cancel-day.ts";
import { schoolLabels } from "./school-labels.ts";
import { simulate } from "./simulate.ts";
import { slots } from "./slots.ts";
import { soldOut } from "./sold-out.ts";
import { staffInvite, staffList, staffRemove } from "./staff.ts";
import { tables } from "./tables.ts";
import { venueConvert } from "./venue-convert.ts";
import { venueExport } from "./venue-export.ts";
import { venueImport } from "./venue-import.ts";
import { venueValidate } from "./venue-validate.ts";

/** Every command, in the order in which a restaurant meets them. operations#commands. */
export const COMMANDS: readonly Command[] = [
  venueValidate,
  venueImport,
  venueExport,
  venueConvert,
  tables,
  pause,
  resume,
  soldOut,
  restock,
  slots,
  rotation,
  schoolCancelDay,
  schoolLabels,
  eventsInvite,
  eventsRunSheet,
  eventsParStock,
  eventsActs,
  simulate,
  ordersList,
  ordersShow,
  ordersMove,
  ordersRefund,
  giftCardsIssue,
  staffInvite,
  staffList,
  staffRemove,
  maintenanceBegin,
  maintenanceEnd,
  maintenanceShow,
  backup,
  restore,
  paymentsReconcile,
  booksCheck,
  booksDay,
];
