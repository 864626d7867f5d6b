import type { Command } from "./command.ts";

/** A command of the list, which is read when it is called: it needs none of what the others do. */
type ListedCommand = { readonly name: string; readonly load: () => Promise<Command> };

/** Every command, in the order in which a restaurant meets them. operations#commands. */
export const COMMANDS: readonly ListedCommand[] = [
  { name: "venue validate", load: async () => (await import("./venue-validate.ts")).venueValidate },
  { name: "venue import", load: async () => (await import("./venue-import.ts")).venueImport },
  { name: "venue revert", load: async () => (await import("./venue-import.ts")).venueRevert },
  { name: "venue export", load: async () => (await import("./venue-export.ts")).venueExport },
  { name: "venue convert", load: async () => (await import("./venue-convert.ts")).venueConvert },
  { name: "tables", load: async () => (await import("./tables.ts")).tables },
  { name: "pause", load: async () => (await import("./pause.ts")).pause },
  { name: "resume", load: async () => (await import("./pause.ts")).resume },
  { name: "sold-out", load: async () => (await import("./sold-out.ts")).soldOut },
  { name: "restock", load: async () => (await import("./restock.ts")).restock },
  { name: "slots", load: async () => (await import("./slots.ts")).slots },
  { name: "rotation", load: async () => (await import("./rotation.ts")).rotation },
  { name: "school cancel-day", load: async () => (await import("./school-cancel-day.ts")).schoolCancelDay },
  { name: "school labels", load: async () => (await import("./school-labels.ts")).schoolLabels },
  { name: "events invite", load: async () => (await import("./events-invite.ts")).eventsInvite },
  { name: "events run-sheet", load: async () => (await import("./events-run-sheet.ts")).eventsRunSheet },
  { name: "events par-stock", load: async () => (await import("./events-par-stock.ts")).eventsParStock },
  { name: "events acts", load: async () => (await import("./events-acts.ts")).eventsActs },
  { name: "simulate", load: async () => (await import("./simulate.ts")).simulate },
  { name: "orders list", load: async () => (await import("./orders-list.ts")).ordersList },
  { name: "orders show", load: async () => (await import("./orders-show.ts")).ordersShow },
  { name: "orders move", load: async () => (await import("./orders-move.ts")).ordersMove },
  { name: "orders refund", load: async () => (await import("./orders-refund.ts")).ordersRefund },
  { name: "gift-cards issue", load: async () => (await import("./gift-cards-issue.ts")).giftCardsIssue },
  { name: "staff invite", load: async () => (await import("./staff.ts")).staffInvite },
  { name: "staff list", load: async () => (await import("./staff.ts")).staffList },
  { name: "staff remove", load: async () => (await import("./staff.ts")).staffRemove },
  { name: "maintenance begin", load: async () => (await import("./maintenance.ts")).maintenanceBegin },
  { name: "maintenance end", load: async () => (await import("./maintenance.ts")).maintenanceEnd },
  { name: "maintenance", load: async () => (await import("./maintenance.ts")).maintenanceShow },
  { name: "backup", load: async () => (await import("./backup.ts")).backup },
  { name: "restore", load: async () => (await import("./restore.ts")).restore },
  { name: "payments reconcile", load: async () => (await import("./payments-reconcile.ts")).paymentsReconcile },
  { name: "books check", load: async () => (await import("./books-check.ts")).booksCheck },
  { name: "books day", load: async () => (await import("./books-day.ts")).booksDay },
];
