import type { BoardOrderData } from "@comptoir/contract";
import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { isOfStation, type PrinterModelId, restaurantName } from "@comptoir/ordering";
import {
  composeLabel,
  composeReceipt,
  composeTestPage,
  composeTicket,
  joinDocuments,
  labelsOfOrder,
  markDocument,
  type Paper,
  type PaperWidth,
  PRINTER_MODELS,
  type PrintDocument,
  type TicketKind,
  widthOfModel,
} from "@comptoir/printing";
import { billWordingOf, receiptWords, toldAt } from "@comptoir/receipt";
import { formatBoardOrder } from "../../ordering/board/board-order.ts";
import { type BoardRow, loadBoardOrders } from "../../ordering/board/board-orders.store.ts";
import { formatOrder } from "../../ordering/orders/follow/order-answer.ts";
import { loadOrder } from "../../ordering/orders/orders.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { type BeforeChange, loadBeforeChange } from "./lines-before.store.ts";
import type { PrintAbout, PrintJob } from "./print-jobs.store.ts";

export type Paperwork = {
  readonly venue: LoadedVenue;
  readonly now: Date;
  /** The site's public origin for links; null if none is known. */
  readonly origin: string | null;
};
/** What is printed, and the order's version in it. */
export type Composed = { readonly document: PrintDocument; readonly version: number | null };

/**
 * Composes what a job prints, as the order is now. Null if it is not needed any more: its order is over, waits for its
 * time again, or has no lines for the stations. printing#gives-way.
 */
export async function composeJob(
  db: Queryable,
  work: Paperwork,
  job: Pick<PrintJob, "kind" | "orderId" | "about"> & { readonly isCopy: boolean },
  printer: { readonly name: string; readonly model: PrinterModelId },
): Promise<Composed | null> {
  const { venue } = work;
  const widthMm = widthOfModel(printer.model);
  const paper: Paper = { widthMm, locale: venue.defaultLocale };
  if (job.kind === "test") return { document: testPage(work, printer, paper), version: null };
  if (job.orderId === null) return null;
  if (job.kind === "receipt") {
    const document = await composeOrderReceipt(db, work, job.orderId, widthMm);
    return document && { document: markDocument(document, { isCopy: job.isCopy, isChange: false }), version: null };
  }
  const [row] = await loadBoardOrders(db, venue.restaurantId, [job.orderId]);
  if (row === undefined || !isNeeded(row, job)) return null;
  const order = formatBoardOrder(row, venue);
  const document =
    job.kind === "label"
      ? composeLabels(work, order, job, paper)
      : await composeKitchenTicket(db, work, { row, order, job, paper });
  return document && { document, version: row.version };
}

/** Whether the kitchen has to make an order now: it is accepted, its time has come, and it is not over. */
export function isForKitchen(row: BoardRow): boolean {
  const isAccepted = row.acceptUntil === null || row.acceptedAt !== null;
  const isBegun = row.fireAt === null || row.firedAt !== null || row.status !== "placed";
  return isAccepted && isBegun && row.status !== "completed" && row.status !== "cancelled";
}

function isNeeded(row: BoardRow, { about, kind }: Pick<PrintJob, "about" | "kind">): boolean {
  if (about.ticket === "cancellation") return row.status === "cancelled";
  if (about.isAsked) return kind === "ticket" || row.status !== "cancelled";
  if (about.ticket === "change") return row.status !== "completed" && row.status !== "cancelled";
  return isForKitchen(row);
}

type OfTicket = {
  readonly row: BoardRow;
  readonly order: BoardOrderData;
  readonly job: { readonly about: PrintAbout; readonly isCopy: boolean };
  readonly paper: Paper;
};

async function composeKitchenTicket(
  db: Queryable,
  work: Paperwork,
  { row, order, job: { about, isCopy }, paper }: OfTicket,
): Promise<PrintDocument | null> {
  const before = about.ticket === "change" ? await beforeChange(db, work.venue, row.orderId, about.since) : null;
  const kind = row.status === "cancelled" ? "cancellation" : about.ticket;
  return composeTicket(
    order,
    { ...clockOf(work), ticket: ticketOf(kind, before, order), isCopy, stations: about.stations },
    paper,
  );
}

/** Loads an order before a change; null for a change that staff or an event made of the time alone. */
export async function beforeChange(
  db: Queryable,
  { restaurantId, index, defaultLocale }: LoadedVenue,
  orderId: string,
  since: number | null,
): Promise<BeforeChange | null> {
  if (since === null) return null;
  return loadBeforeChange(db, { restaurantId, orderId, version: since }, { index, locale: defaultLocale });
}

export function ticketOf(
  kind: PrintAbout["ticket"],
  before: BeforeChange | null,
  order: Pick<BoardOrderData, "lines">,
): TicketKind {
  if (kind !== "change") return { kind };
  // Without a guest's change, the lines before are those of now.
  const { lines, hasOtherAllergies } = before ?? { lines: order.lines, hasOtherAllergies: false };
  return { kind, before: lines, hasOtherAllergies };
}

function clockOf({ venue: { zone }, now }: Paperwork) {
  return { at: (instant: string) => localMomentOf(new Date(instant), zone), now: now.toISOString() };
}

/** Composes an order's labels, those of the stations' dishes; null without one. printing#label. */
function composeLabels(
  work: Paperwork,
  order: BoardOrderData,
  { about, isCopy }: { readonly about: PrintAbout; readonly isCopy: boolean },
  paper: Paper,
): PrintDocument | null {
  const lines = order.lines.filter((line) => isOfStation(line, about.stations));
  if (lines.length === 0) return null;
  const labels = labelsOfOrder({ ...order, lines }, { each: about.labelsEach, at: clockOf(work).at }, paper);
  const [first, ...others] = labels.map((label) => composeLabel(label, paper));
  if (first === undefined) return null;
  const mark = { isCopy, isChange: about.ticket === "change" };
  return joinDocuments([markDocument(first, mark), ...others.map((label) => markDocument(label, mark))]);
}

/** Composes an order's receipt in its guest's language; null if the order is gone. printing#receipt. */
async function composeOrderReceipt(
  db: Queryable,
  { venue, origin }: Paperwork,
  orderId: string,
  widthMm: PaperWidth,
): Promise<PrintDocument | null> {
  const placed = await loadOrder(db, { restaurantId: venue.restaurantId, orderId });
  if (placed === null) return null;
  const order = formatOrder(placed, null);
  const locale = parseLocale(order.locale) ?? "en-CA";
  const at = (instant: string) => localMomentOf(new Date(instant), order.zone);
  return runWithLocale(locale, () => {
    const times = { placed: at(order.placedAt), ready: at(toldAt(order)), at };
    const words = receiptWords(order, billWordingOf(venue.data, locale), times);
    const link = origin === null ? null : `${origin}/${encodeURIComponent(placed.venue.slug)}/orders/${orderId}`;
    const named = { heading: m.order_receipt(), taxes: m.bill_how_taxes(), number: m.order_number_label(), link };
    return composeReceipt(words, named, { widthMm, locale });
  });
}

/** Composes a printer's test page. printing#test-page. */
export function testPage(
  { venue, now, origin }: Paperwork,
  printer: { readonly name: string; readonly model: PrinterModelId },
  paper: Paper,
): PrintDocument {
  const about = {
    venue: restaurantName(venue.data, venue.defaultLocale),
    printer: printer.name,
    model: PRINTER_MODELS[printer.model].name,
    link: `${origin ?? "https://comptoir.example"}/staff/printers`,
    now: localMomentOf(now, venue.zone),
  };
  return composeTestPage(about, paper);
}
