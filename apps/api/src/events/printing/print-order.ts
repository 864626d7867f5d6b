import { randomUUIDv7 } from "node:crypto";
import {
  isOfStation,
  type PaperPrinted,
  PRINT_JOB_EXPIRES_MINUTES,
  PRINTS_BY_HAND_MAX,
  type Refused,
} from "@comptoir/ordering";
import { formatBoardOrder } from "../../ordering/board/board-order.ts";
import { loadBoardOrders } from "../../ordering/board/board-orders.store.ts";
import { boardChanged } from "../../ordering/orders/board-changed.ts";
import type { NoteDetails } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { Clock } from "../../platform/settings.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import {
  cancelJobs,
  findWaitingTest,
  holdJobsOfOrders,
  jobRows,
  type ListedJob,
  type NewPrintJob,
  type PrintJob,
  readJobs,
  readListedJobs,
  writeJobs,
} from "./print-jobs.store.ts";
import { holdPrinter, listPrinters, type Printer, type PrinterName } from "./printers.store.ts";
import { tellJobs } from "./tell-printing.ts";

type Deps = { readonly database: Database; readonly clock: Clock };
type Printed = { readonly jobs: readonly ListedJob[] };
export type PrintRefusal = {
  readonly code: "order-unknown" | "no-printer" | "printer-unknown" | "printer-off" | "printer-page" | "printed-often";
};
export type PrintWhat = "ticket" | "label" | "receipt";

const PAPER_OF: Readonly<Record<PrintWhat, PaperPrinted>> = { ticket: "tickets", label: "labels", receipt: "receipts" };
const refused = (code: PrintRefusal["code"]) => ({ refused: { code } }) as const;

/**
 * Prints a paper of an order because a person or another system asks for it: at a printer, or at each that prints it of its
 * own accord. An original that waits there still is that paper. A ticket takes the place of one that could not be printed.
 * printing#by-hand.
 */
export function printOrder(
  { database, clock }: Deps,
  venue: LoadedVenue,
  {
    orderId,
    what,
    printerId,
  }: { readonly orderId: string; readonly what: PrintWhat; readonly printerId: string | null },
  note: NoteDetails,
): Promise<Printed | Refused<PrintRefusal>> {
  const { restaurantId } = venue;
  if (!isUuid(orderId)) return Promise.resolve(refused("order-unknown"));
  return inRefusableTransaction<Printed, PrintRefusal>(database, "read committed", async (transaction) => {
    const at = clock();
    const known = await holdJobsOfOrders(transaction, { restaurantId, orderIds: [orderId] });
    const [row] = await loadBoardOrders(transaction, restaurantId, [orderId]);
    if (row === undefined) return refused("order-unknown");
    const { lines } = formatBoardOrder(row, venue);
    const all = await listPrinters(transaction, { restaurantId });
    const printers = printerId === null ? printersOf(all, what, lines) : choose(all, printerId);
    if ("refused" in printers) return printers;
    const waits = (printer: Printer) => known.find((job) => job.printerId === printer.id && isOriginal(job, what));
    const requestId = randomUUIDv7();
    const asked = printers.filter((printer) => waits(printer) === undefined);
    const isOften = ({ id }: Printer) =>
      known.filter((job) => isRecentlyAsked(job, id, what)).length >= PRINTS_BY_HAND_MAX;
    if (asked.some(isOften)) return refused("printed-often");
    const made = asked.map((printer) =>
      jobOf(printer, orderId, what, { stations: printerId === null ? printer.stations : [], requestId }),
    );
    await writeJobs(transaction, { restaurantId, jobs: jobRows(made), expiresMinutes: PRINT_JOB_EXPIRES_MINUTES });
    tellJobs(
      transaction,
      made.map((job) => job.printerId),
    );
    const jobIds = [...made.map(({ jobId }) => jobId), ...printers.flatMap((printer) => waits(printer)?.jobId ?? [])];
    const replaced =
      what === "ticket" && made.length > 0
        ? known.filter((job) => isUnprinted(job) && !jobIds.includes(job.jobId))
        : [];
    await cancelJobs(transaction, { restaurantId, jobIds: replaced.map(({ jobId }) => jobId) });
    await readJobs(transaction, { restaurantId, jobIds: replaced.map(({ jobId }) => jobId) });
    await note({ what, printers: printers.map(({ name }) => name) })(transaction, at);
    if (replaced.length > 0)
      await writeVenueEvents(transaction, boardChanged(transaction, { restaurantId, orderId }, at));
    return { jobs: await readListedJobs(transaction, { restaurantId, jobIds }) };
  });
}

/** Whether a job's ticket stands at the top of the board. printing#unprinted. */
function isUnprinted({ kind, state, movedTo, readAt, lateAt }: PrintJob): boolean {
  if (kind !== "ticket" || movedTo !== null || readAt !== null) return false;
  return state === "failed" || state === "expired" || (state === "queued" && lateAt !== null);
}

/** Whether a person or another system has asked a printer for this paper within the last hour. printing#by-hand. */
function isRecentlyAsked({ printerId, kind, origin, isOfLastHour }: PrintJob, id: string, what: PrintWhat): boolean {
  return printerId === id && kind === what && origin === "person" && isOfLastHour;
}

function isOriginal({ kind, state, handedOut, about }: PrintJob, what: PrintWhat): boolean {
  return kind === what && state === "queued" && handedOut === 0 && about.ticket === "order";
}

function choose(printers: readonly Printer[], printerId: string): readonly Printer[] | Refused<PrintRefusal> {
  const chosen = printers.find(({ id }) => id === printerId);
  if (chosen === undefined) return refused("printer-unknown");
  if (chosen.way === "page") return refused("printer-page");
  return chosen.isOn ? [chosen] : refused("printer-off");
}

function printersOf(
  printers: readonly Printer[],
  what: PrintWhat,
  lines: readonly { readonly station: string | null }[],
): readonly Printer[] | Refused<PrintRefusal> {
  const own = printers.filter(
    ({ isOn, way, prints, stations }) =>
      isOn &&
      way !== "page" &&
      prints.includes(PAPER_OF[what]) &&
      (what === "receipt" || lines.some((line) => isOfStation(line, stations))),
  );
  return own.length === 0 ? refused("no-printer") : own;
}

function jobOf(
  printer: Printer,
  orderId: string,
  kind: PrintWhat,
  asked: { readonly stations: readonly string[]; readonly requestId: string },
): NewPrintJob {
  const about = { ticket: "order", since: null, labelsEach: printer.labelsEach, isAsked: true, ...asked } as const;
  const named = { jobId: randomUUIDv7(), printerId: printer.id, printerName: printer.name };
  return { ...named, kind, orderId, eventId: null, about, origin: "person", isCopy: false };
}

/** Prints a test page. One that waits already is the same one. printing#test-page. */
export function printTest(
  { database, clock }: Deps,
  name: PrinterName,
  note: NoteDetails | null,
): Promise<{ readonly job: ListedJob } | Refused<PrintRefusal>> {
  const { restaurantId, printerId } = name;
  return inRefusableTransaction<{ job: ListedJob }, PrintRefusal>(database, "read committed", async (transaction) => {
    const printer = await holdPrinter(transaction, name);
    if (printer === null) return refused("printer-unknown");
    if (printer.way === "page") return refused("printer-page");
    if (!printer.isOn) return refused("printer-off");
    const waiting = await findWaitingTest(transaction, name);
    const jobId = waiting?.jobId ?? randomUUIDv7();
    if (waiting === null) {
      const about = {
        ticket: "order",
        since: null,
        stations: [],
        labelsEach: printer.labelsEach,
        isAsked: true,
      } as const;
      const job = {
        jobId,
        printerId,
        printerName: printer.name,
        kind: "test",
        orderId: null,
        eventId: null,
        about,
      } as const;
      const jobs = jobRows([{ ...job, origin: "person", isCopy: false }]);
      await writeJobs(transaction, { restaurantId, jobs, expiresMinutes: PRINT_JOB_EXPIRES_MINUTES });
      await note?.({ id: printerId, name: printer.name })(transaction, clock());
      tellJobs(transaction, [printerId]);
    }
    const [job] = await readListedJobs(transaction, { restaurantId, jobIds: [jobId] });
    return job ? { job } : refused("printer-unknown");
  });
}
