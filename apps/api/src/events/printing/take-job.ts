import { PRINT_JOB_LEASE_SECONDS } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { composeJob } from "./compose-job.ts";
import type { PaperForm } from "./draw-as.ts";
import { drawPaper } from "./draw-paper.ts";
import { type Attempt, finishUnsent } from "./finish-job.ts";
import {
  cancelJobs,
  findHead,
  holdJob,
  holdJobsOfOrders,
  type PrintJob,
  saveNotSent,
  saveTaken,
} from "./print-jobs.store.ts";
import { type Printer, readAskingPrinter } from "./printers.store.ts";

export type TakeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Pick<Venues, "byId">;
  readonly origin: string | null;
};
/** A printer that asks for its job. Its secret and its device are checked as its job is taken. */
export type Asking = {
  readonly restaurantId: string;
  readonly printerId: string;
  readonly secretHash: string | null;
  readonly device: string | null;
};
export type Taken = {
  readonly attempt: Attempt & { readonly handedOut: number };
  readonly printer: Printer;
  readonly bytes: Uint8Array;
};

/** Jobs that turn out not to be needed are skipped, up to this number in one request. */
const SKIPPED_MAX = 50;

/**
 * Hands out the next job of a printer: leases it, and draws it as its order is now. A printer has one job on its way at a
 * time. Jobs that are not needed any more are cancelled. Null if there is none, or if it cannot be drawn.
 * printing#lease, printing#copy.
 * @param wanted the job that the printer asks for by its token; null for the next one
 */
export async function takeJob(
  deps: TakeDeps,
  asking: Asking,
  formFor: (printer: Printer) => PaperForm,
  wanted: string | null = null,
): Promise<Taken | null> {
  const leased = await leaseJob(deps, asking, wanted);
  if (leased === null) return null;
  const { attempt, document, printer } = leased;
  try {
    // Drawn after the commit, since a long paper would hold the order's jobs and a connection meanwhile.
    return { attempt, printer, bytes: await drawPaper(document, formFor(printer)) };
  } catch {
    await finishUnsent(deps, attempt, "rejected");
    return null;
  }
}

async function leaseJob({ database, clock, venues, origin }: TakeDeps, asking: Asking, wanted: string | null) {
  const { restaurantId, printerId } = asking;
  const venue = await venues.byId(restaurantId);
  if (venue === null) return null;
  for (let skipped = 0; skipped < SKIPPED_MAX; skipped += 1) {
    const taken = await inTransaction(database, "read committed", async (transaction) => {
      const printer = await readAskingPrinter(transaction, asking);
      if (printer === null || !printer.isOn || (printer.device ?? asking.device) !== asking.device) return null;
      const head = await findHead(transaction, { restaurantId, printerId });
      if (head === null || head.state !== "queued" || !head.isDue) return null;
      if (wanted !== null && wanted !== head.jobId) return null;
      const held = await holdWithOthers(transaction, head);
      const job = held.find(({ jobId }) => jobId === head.jobId);
      if (job?.state !== "queued" || job.isExpired) return "skip";
      const isCopy = isCopyOf(job, held);
      const composed = await composeJob(transaction, { venue, now: clock(), origin }, { ...job, isCopy }, printer);
      if (composed === null) {
        await cancelJobs(transaction, { restaurantId, jobIds: [job.jobId] });
        return "skip";
      }
      const { document, version } = composed;
      const { jobId } = job;
      await saveTaken(transaction, { restaurantId, jobId, leaseSeconds: PRINT_JOB_LEASE_SECONDS, isCopy, version });
      return { attempt: { restaurantId, printerId, jobId, handedOut: job.handedOut + 1 }, document, printer };
    });
    if (taken !== "skip") return taken;
  }
  return null;
}

/** Locks all jobs of a job's order, since which of them is the original depends on the others. */
async function holdWithOthers(transaction: Transaction, { restaurantId, orderId, jobId }: PrintJob) {
  if (orderId !== null) return holdJobsOfOrders(transaction, { restaurantId, orderIds: [orderId] });
  const job = await holdJob(transaction, { restaurantId, jobId });
  return job ? [job] : [];
}

/**
 * Whether a paper says COPY: the job was handed out before, here or where it was moved from, or another job has handed the
 * same paper of the order out. printing#copies.
 */
function isCopyOf(job: PrintJob, jobs: readonly PrintJob[]): boolean {
  if (job.isCopy || job.handedOut > 0) return true;
  if (job.about.ticket !== "order") return false;
  return jobs.some(
    (other) =>
      other.kind === job.kind && other.about.ticket === "order" && other.handedOut > 0 && isSamePaper(other, job),
  );
}

/**
 * Whether another job's paper is this one: at the same printer with all its stations. What a person asks for is also a copy
 * of any printer's paper that has one of its stations, unless one request asked for both.
 */
function isSamePaper(other: PrintJob, job: PrintJob): boolean {
  if (other.printerId === job.printerId && covers(other, job)) return true;
  const { isAsked, requestId } = job.about;
  const isOfOneRequest = requestId !== undefined && other.about.requestId === requestId;
  return isAsked && !isOfOneRequest && sharesStation(other, job);
}

function sharesStation({ kind, about: { stations } }: PrintJob, { about }: PrintJob): boolean {
  // A receipt is of the whole order at every printer.
  if (kind === "receipt" || stations.length === 0 || about.stations.length === 0) return true;
  return about.stations.some((station) => stations.includes(station));
}

function covers({ about: { stations } }: PrintJob, { about }: PrintJob): boolean {
  if (stations.length === 0) return true;
  return about.stations.length > 0 && about.stations.every((station) => stations.includes(station));
}

/** Gives a job back of which no byte was sent: its next paper is what this one would have been. printing#copy. */
export function giveBack(
  { database }: Pick<TakeDeps, "database">,
  { restaurantId, jobId, handedOut }: Taken["attempt"],
) {
  return saveNotSent(database, { restaurantId, jobId, handedOut });
}
