import { PRINT_JOB_TRIES_MAX, type PrintFault } from "@comptoir/ordering";
import { boardChanged } from "../../ordering/orders/board-changed.ts";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import { fallbackOf, giveUp, tellLate } from "./give-up.ts";
import { cancelJobs, holdJob, type PrintJob, savePrinted, saveRetry, saveUnsent } from "./print-jobs.store.ts";
import { tellJobs } from "./tell-printing.ts";

type FinishDeps = { readonly database: Database; readonly clock: Clock };
/** An attempt: `handedOut` counts the hand-outs of its job; null if the printer does not say which it means. */
export type Attempt = {
  readonly restaurantId: string;
  readonly printerId: string;
  readonly jobId: string;
  readonly handedOut: number | null;
};

/** Seconds before a job is tried again, after its first and its second failure. printing#tries. */
const WAITS = [5, 30] as const;
/** Faults that end once somebody comes to the printer: new paper, a closed cover. printing#wait-for-paper. */
const ENDED_BY_HAND: ReadonlySet<PrintFault> = new Set(["paper-out", "cover-open"]);
/** Seconds between the tries of a paper that waits for that. */
const WAIT_BY_HAND = 30;

/**
 * Records that a printer has printed a job. It counts whenever it comes, since paper is out: also after the job was queued
 * again, or has failed. A job of the fallback printer that was not handed out yet is not needed then. printing#job-states.
 */
export function finishPrinted({ database, clock }: FinishDeps, attempt: Attempt): Promise<boolean> {
  const { restaurantId, jobId } = attempt;
  return inTransaction(database, "read committed", async (transaction) => {
    const job = await holdJob(transaction, { restaurantId, jobId });
    if (job === null || job.printerId !== attempt.printerId || job.handedOut === 0) return false;
    if (job.state === "printed") return true;
    await savePrinted(transaction, { restaurantId, jobId });
    const moved = job.movedTo && (await holdJob(transaction, { restaurantId, jobId: job.movedTo }));
    if (moved && moved.handedOut === 0) await cancelJobs(transaction, { restaurantId, jobIds: [moved.jobId] });
    // The printer's next job may have waited for this one.
    tellJobs(transaction, [job.printerId]);
    const wasTold = job.lateAt !== null || moved || job.state === "failed" || job.state === "expired";
    if (wasTold && job.orderId !== null) {
      await writeVenueEvents(transaction, boardChanged(transaction, { restaurantId, orderId: job.orderId }, clock()));
    }
    return true;
  });
}

/** Records that an attempt has failed, once; a report about an earlier attempt says nothing of the present one. printing#tries. */
export function finishFailed(
  { database, clock }: FinishDeps,
  { restaurantId, printerId, jobId, handedOut }: Attempt,
  fault: PrintFault,
): Promise<boolean> {
  return inTransaction(database, "read committed", async (transaction) => {
    const job = await holdJob(transaction, { restaurantId, jobId });
    if (job === null || job.printerId !== printerId || job.state !== "taken") return false;
    if (handedOut !== null && handedOut !== job.handedOut) return false;
    await failWithin(transaction, job, fault, clock());
    return true;
  });
}

/**
 * Records that an attempt has failed before a byte was sent: the next paper is what this one would have been. printing#copies.
 */
export function finishUnsent(
  { database, clock }: FinishDeps,
  { restaurantId, printerId, jobId, handedOut }: Attempt,
  fault: PrintFault,
): Promise<boolean> {
  return inTransaction(database, "read committed", async (transaction) => {
    const job = await holdJob(transaction, { restaurantId, jobId });
    if (job === null || job.printerId !== printerId || job.state !== "taken" || job.handedOut !== handedOut)
      return false;
    await saveUnsent(transaction, { restaurantId, jobId });
    await failWithin(transaction, { ...job, handedOut: job.handedOut - 1 }, fault, clock());
    return true;
  });
}

/**
 * As `finishFailed`, in a transaction that holds the job: it is tried again, or given up after the third time. Without a
 * fallback printer, one that lacks paper is tried on, and told of. printing#wait-for-paper.
 */
export async function failWithin(transaction: Transaction, job: PrintJob, fault: PrintFault, at: Date): Promise<void> {
  const { restaurantId, jobId, printerId, tries } = job;
  const waitSeconds = WAITS[tries];
  if (tries + 1 < PRINT_JOB_TRIES_MAX && waitSeconds !== undefined && !job.isExpired) {
    await saveRetry(transaction, { restaurantId, jobId, fault, waitSeconds });
    tellJobs(transaction, [printerId]);
    return;
  }
  const waits = ENDED_BY_HAND.has(fault) && !job.isExpired && !job.isReplaced;
  if (waits && (await fallbackOf(transaction, job)) === null) {
    await saveRetry(transaction, { restaurantId, jobId, fault, waitSeconds: WAIT_BY_HAND });
    tellJobs(transaction, [printerId]);
    await writeVenueEvents(transaction, await tellLate(transaction, job, at));
    return;
  }
  await writeVenueEvents(transaction, await giveUp(transaction, job, { state: "failed", fault, hasFailed: true, at }));
}
