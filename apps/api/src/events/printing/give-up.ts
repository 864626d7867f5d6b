import { randomUUIDv7 } from "node:crypto";
import { PRINT_JOB_EXPIRES_MINUTES, type PrintFault } from "@comptoir/ordering";
import { boardChanged } from "../../ordering/orders/board-changed.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { NewVenueEvent } from "../venue-events/venue-events.store.ts";
import { jobRows, type PrintJob, readListedJobs, saveEnded, saveLate, writeJobs } from "./print-jobs.store.ts";
import { type Printer, readPrinter } from "./printers.store.ts";
import { tellJobs } from "./tell-printing.ts";

export type GivenUp = {
  readonly state: "failed" | "expired";
  readonly fault: PrintFault;
  /** Whether an attempt has just failed. */
  readonly hasFailed: boolean;
  readonly at: Date;
};

/**
 * Ends a job that its printer does not print, in a transaction that holds the job. The fallback printer gets it, once;
 * otherwise the restaurant is told. Returns the events, which the caller writes last. printing#fallback, printing#unprinted.
 */
export async function giveUp(
  transaction: Transaction,
  job: PrintJob,
  { state, fault, hasFailed, at }: GivenUp,
): Promise<readonly NewVenueEvent[]> {
  const { restaurantId, jobId } = job;
  const ended = { restaurantId, jobId, fault, failed: hasFailed ? 1 : 0 };
  if (job.isReplaced) {
    await saveEnded(transaction, { ...ended, state: "cancelled", movedTo: null });
    return [];
  }
  const fallback = state === "expired" || job.isExpired ? null : await fallbackOf(transaction, job);
  if (fallback !== null) {
    const movedTo = await moveTo(transaction, job, fallback);
    await saveEnded(transaction, { ...ended, state: "failed", movedTo });
    tellJobs(transaction, [fallback.id]);
    return [];
  }
  await saveEnded(transaction, { ...ended, state: job.isExpired ? "expired" : state, movedTo: null });
  return tellFailed(transaction, job, { fault, state: job.isExpired ? "expired" : state, at });
}

/** Returns the printer that gets a job in place of its own; null if there is none, or the job was moved before. */
export async function fallbackOf(transaction: Transaction, job: PrintJob): Promise<Printer | null> {
  const { restaurantId, printerId, origin, kind } = job;
  // A job is moved once, so a circle of fallbacks ends. A test page is about its own printer.
  if (origin === "fallback" || kind === "test") return null;
  const own = await readPrinter(transaction, { restaurantId, printerId });
  if (own === null || own.fallbackId === null) return null;
  const other = await readPrinter(transaction, { restaurantId, printerId: own.fallbackId });
  return other?.isOn && other.way !== "page" ? other : null;
}

async function moveTo(transaction: Transaction, job: PrintJob, to: Printer): Promise<string> {
  const { restaurantId, kind, orderId, eventId, about, expiresAt } = job;
  const jobId = randomUUIDv7();
  const moved = {
    ...{ jobId, printerId: to.id, printerName: to.name, kind, orderId, eventId, about, expiresAt },
    origin: "fallback" as const,
    isCopy: job.isCopy || job.handedOut > 0,
  };
  await writeJobs(transaction, { restaurantId, jobs: jobRows([moved]), expiresMinutes: PRINT_JOB_EXPIRES_MINUTES });
  return jobId;
}

/** Tells boards and other systems that a paper was not printed. printing#printer-failed. */
async function tellFailed(
  transaction: Transaction,
  { restaurantId, jobId, printerId, printerName, kind, orderId }: PrintJob,
  { fault, state, at }: Pick<GivenUp, "fault" | "state" | "at">,
): Promise<readonly NewVenueEvent[]> {
  if (kind === "test" || orderId === null) return [];
  const [listed] = await readListedJobs(transaction, { restaurantId, jobIds: [jobId] });
  const data = {
    printer: { id: printerId, name: printerName },
    what: kind,
    order: { id: orderId, number: String(listed?.number ?? "") },
    ...{ state, fault },
  };
  const failed = { type: "printer.failed", restaurantId, at, data } as const;
  return kind === "ticket" ? [failed, ...boardChanged(transaction, { restaurantId, orderId }, at)] : [failed];
}

/** Marks a job that its printer cannot print for now, and tells boards of a ticket. Idempotent. printing#unprinted. */
export async function tellLate(
  transaction: Transaction,
  { restaurantId, jobId, kind, orderId }: PrintJob,
  at: Date,
): Promise<readonly NewVenueEvent[]> {
  if (!(await saveLate(transaction, { restaurantId, jobId }))) return [];
  return kind === "ticket" && orderId !== null ? boardChanged(transaction, { restaurantId, orderId }, at) : [];
}
