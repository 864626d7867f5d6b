import { randomUUIDv7 } from "node:crypto";
import type { BoardOrderData } from "@comptoir/contract";
import {
  type EarlierJob,
  isOfStation,
  PRINT_JOB_EXPIRES_MINUTES,
  type PrintedEvent,
  type PrintJobKind,
  type TicketName,
  ticketOfEvent,
} from "@comptoir/ordering";
import { composeTicket } from "@comptoir/printing";
import { formatBoardOrder } from "../../ordering/board/board-order.ts";
import { type BoardRow, loadBoardOrders } from "../../ordering/board/board-orders.store.ts";
import { tellOrderChanges } from "../../ordering/orders/order-changes.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { readOn } from "../venue-events/read-on.ts";
import { beforeChange, isForKitchen, ticketOf } from "./compose-job.ts";
import { type EventToPrint, readEventsToPrint } from "./events-to-print.store.ts";
import {
  cancelJobs,
  holdJobsOfOrders,
  jobRows,
  type NewPrintJob,
  type PrintAbout,
  type PrintJob,
  readJobs,
  writeJobs,
} from "./print-jobs.store.ts";
import { listPrintersOn, type Printer } from "./printers.store.ts";
import { tellJobs } from "./tell-printing.ts";

export type MakeJobsDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId"> };

/** The events that may print something, by what they mean for a ticket; null: a receipt. printing#what-prints. */
const PRINTED = {
  "order.placed": "begun",
  "order.accepted": "begun",
  "order.fired": "fired",
  "order.changed": "changed",
  "order.declined": "cancelled",
  "order.cancelled": "cancelled",
  "order.completed": null,
} as const satisfies Readonly<Record<string, PrintedEvent["what"] | null>>;
type PrintedType = keyof typeof PRINTED;
const TYPES = Object.keys(PRINTED) as PrintedType[];

/**
 * Makes the jobs of new events, in the transaction in which the reader's cursor moves: each event is printed once by each
 * printer, also after a crash. Restaurants without printers have no cursor, and cost nothing. printing#what-prints.
 */
export async function makeJobs({ database, venues }: MakeJobsDeps): Promise<void> {
  await readOn(database, "printers", async (transaction, { types, ...unread }) => {
    if (!TYPES.some((type) => types.has(type))) return;
    const printers = await listPrintersOn(transaction, { restaurantIds: unread.restaurantIds });
    if (printers.length === 0) return;
    const events = Map.groupBy(
      await readEventsToPrint(transaction, { ...unread, types: TYPES }),
      (e) => e.restaurantId,
    );
    for (const [restaurantId, own] of Map.groupBy(printers, (printer) => printer.restaurantId)) {
      const venue = await venues.byId(restaurantId);
      const happened = events.get(restaurantId);
      if (venue !== null && happened) await printEvents(transaction, venue, own, happened);
    }
  });
}

async function printEvents(
  transaction: Transaction,
  venue: LoadedVenue,
  printers: readonly Printer[],
  events: readonly EventToPrint[],
): Promise<void> {
  const { restaurantId } = venue;
  const orderIds = [...new Set(events.map(({ orderId }) => orderId))];
  const jobs = await holdJobsOfOrders(transaction, { restaurantId, orderIds });
  const rows = new Map((await loadBoardOrders(transaction, restaurantId, orderIds)).map((row) => [row.orderId, row]));
  const plan: Plan = { made: [], cancelled: new Set(), read: new Set() };
  // Papers go in the sequence of the events, so by each order's first one.
  for (const orderId of orderIds) {
    const row = rows.get(orderId);
    if (row === undefined) continue;
    const order = formatBoardOrder(row, venue);
    const known = jobs.filter(({ orderId }) => orderId === row.orderId);
    for (const event of events.filter(({ orderId }) => orderId === row.orderId)) {
      const before =
        event.type === "order.changed"
          ? await beforeChange(transaction, venue, row.orderId, event.orderVersion - 1)
          : null;
      for (const printer of printers.filter(({ fromSequence }) => event.sequence > fromSequence)) {
        planEvent(plan, { venue, row, order, event, before, printer, jobs: known });
      }
    }
  }
  if (plan.cancelled.size > 0) await cancelJobs(transaction, { restaurantId, jobIds: [...plan.cancelled] });
  if (plan.made.length > 0) {
    await writeJobs(transaction, { restaurantId, jobs: jobRows(plan.made), expiresMinutes: PRINT_JOB_EXPIRES_MINUTES });
    tellJobs(
      transaction,
      plan.made.map(({ printerId }) => printerId),
    );
  }
  await tellRead(
    transaction,
    restaurantId,
    jobs.filter(({ jobId }) => plan.read.has(jobId)),
  );
}

/** Lets boards read again the orders whose unprinted tickets were replaced. The event itself has told them of the order. */
async function tellRead(transaction: Transaction, restaurantId: string, jobs: readonly PrintJob[]): Promise<void> {
  const shown = jobs.filter(({ readAt }) => readAt === null);
  if (shown.length === 0) return;
  await readJobs(transaction, { restaurantId, jobIds: shown.map(({ jobId }) => jobId) });
  tellOrderChanges(
    transaction,
    shown.flatMap(({ orderId }) => (orderId === null ? [] : [{ restaurantId, orderId }])),
  );
}

type Plan = {
  readonly made: (NewPrintJob & { readonly orderId: string })[];
  readonly cancelled: Set<string>;
  readonly read: Set<string>;
};
type ToPlan = {
  readonly venue: LoadedVenue;
  readonly row: BoardRow;
  readonly order: BoardOrderData;
  readonly event: EventToPrint;
  /** The order before a guest's change; null for another event. */
  readonly before: Awaited<ReturnType<typeof beforeChange>>;
  readonly printer: Printer;
  /** The jobs of the order at all printers. */
  readonly jobs: readonly PrintJob[];
};

function planEvent(plan: Plan, todo: ToPlan): void {
  const what = PRINTED[todo.event.type as PrintedType];
  if (what === null) {
    if (todo.printer.prints.includes("receipts"))
      plan.made.push(jobOf(todo, "receipt", "order", todo.printer.stations));
    return;
  }
  planPaper(plan, todo, what, "ticket");
  planPaper(plan, todo, what, "label");
}

/** Plans the ticket or the labels of an event at one printer. A cancellation has no labels. */
function planPaper(plan: Plan, todo: ToPlan, what: PrintedEvent["what"], kind: "ticket" | "label"): void {
  const { row, order, event, printer, jobs } = todo;
  const own = jobs.filter((job) => job.kind === kind && job.printerId === printer.id && !plan.cancelled.has(job.jobId));
  const planned = plan.made.filter(
    (job) => job.kind === kind && job.printerId === printer.id && job.orderId === row.orderId,
  );
  const earlier: EarlierJob[] = [
    ...own.map((job) => ({
      ...{ id: job.jobId, state: job.state, drawnVersion: job.drawnVersion, isElsewhere: isElsewhere(job, jobs) },
      origin: job.about.isAsked ? ("person" as const) : job.origin,
    })),
    ...planned.map(
      (job) =>
        ({ id: job.jobId, origin: job.origin, state: "queued", drawnVersion: null, isElsewhere: false }) as const,
    ),
  ];
  // A ticket goes where the last one went, with the same stations: a fallback printer may have those of another.
  const stations = own.filter(({ handedOut }) => handedOut > 0).at(-1)?.about.stations ?? printer.stations;
  const hasLines = order.lines.some((line) => isOfStation(line, printer.stations));
  const facts = {
    isForKitchen: isForKitchen(row),
    isOwn: printer.prints.includes(kind === "ticket" ? "tickets" : "labels") && hasLines,
    isConcerned:
      kind === "label" ? order.lines.some((line) => isOfStation(line, stations)) : isConcerned(todo, stations),
  };
  const { make, cancel, replace } = ticketOfEvent({ what, version: event.orderVersion }, earlier, facts);
  for (const id of cancel) plan.cancelled.add(id);
  for (const id of replace) plan.read.add(id);
  if (make === null || (kind === "label" && make === "cancellation")) return;
  plan.made.push(jobOf(todo, kind, make, make === "order" ? printer.stations : stations));
}

/** Whether another printer has a job in place of this one, and has printed it or may print it. */
function isElsewhere({ movedTo }: PrintJob, jobs: readonly PrintJob[]): boolean {
  const moved = movedTo === null ? undefined : jobs.find(({ jobId }) => jobId === movedTo);
  return moved !== undefined && (moved.handedOut > 0 || moved.state === "queued");
}

/** Whether the ticket of a change has anything for some stations. */
function isConcerned({ venue, order, event, before }: ToPlan, stations: readonly string[]): boolean {
  if (event.type !== "order.changed") return true;
  const at = (instant: string) => localMomentOf(new Date(instant), venue.zone);
  const about = { ticket: ticketOf("change", before, order), isCopy: false, stations, at, now: event.at.toISOString() };
  return composeTicket(order, about, { widthMm: 80, locale: venue.defaultLocale }) !== null;
}

function jobOf(
  { printer, row, event }: ToPlan,
  kind: PrintJobKind,
  ticket: TicketName,
  stations: readonly string[],
): Plan["made"][number] {
  const since = ticket === "change" ? event.orderVersion - 1 : null;
  const about: PrintAbout = { ticket, since, stations, labelsEach: printer.labelsEach, isAsked: false };
  const made = { jobId: randomUUIDv7(), printerId: printer.id, printerName: printer.name, kind, about };
  return { ...made, orderId: row.orderId, eventId: event.id, origin: "event", isCopy: false };
}
