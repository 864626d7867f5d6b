import { PRINTER_SILENT_SECONDS } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock, Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import { failWithin } from "./finish-job.ts";
import { fallbackOf, giveUp, tellLate } from "./give-up.ts";
import { findDueJobs, holdJob } from "./print-jobs.store.ts";
import { findSilent, saveOffline } from "./printer-status.store.ts";
import { type PrinterName, readPrinter } from "./printers.store.ts";
import { tellPrinters } from "./tell-printing.ts";

export type WatchDeps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

const AT_ONCE = 200;

/**
 * Does what is due at a time: jobs whose lease has lapsed are tried again, late ones go to the fallback printer or to the
 * board, old ones expire, those of printers that are off are given up; silent printers are offline. Safe to run on several
 * servers: each job is checked again under its lock. printing#print-workers.
 */
export async function watchPrinting({ database, clock, logger }: WatchDeps): Promise<void> {
  const due = await findDueJobs(database, { atMost: AT_ONCE });
  await forEachIsolated(due, (name) => workJob({ database, clock }, name), {
    name: "print-jobs",
    logger,
    namesOf: ({ restaurantId, jobId }) => ({ restaurant_id: restaurantId, job_id: jobId }),
  });
  const silent = await findSilent(database, { silentSeconds: PRINTER_SILENT_SECONDS });
  await forEachIsolated(silent, (name) => markOffline({ database, clock }, name), {
    name: "silent-printers",
    logger,
    namesOf: ({ restaurantId, printerId }) => ({ restaurant_id: restaurantId, printer_id: printerId }),
  });
}

type JobName = { readonly restaurantId: string; readonly jobId: string };

function workJob({ database, clock }: Pick<WatchDeps, "database" | "clock">, { restaurantId, jobId }: JobName) {
  return inTransaction(database, "read committed", async (transaction) => {
    const job = await holdJob(transaction, { restaurantId, jobId });
    if (job === null || job.isLeased) return;
    const at = clock();
    const { printerId, fault } = job;
    if (job.state === "taken") return failWithin(transaction, job, "no-answer", at);
    if (job.state !== "queued") return;
    const ended = { state: "failed", hasFailed: false, at } as const;
    if (job.isExpired) {
      const given = { ...ended, state: "expired", fault: fault ?? "not-fetched" } as const;
      return writeVenueEvents(transaction, await giveUp(transaction, job, given));
    }
    const printer = await readPrinter(transaction, { restaurantId, printerId });
    if (!printer?.isOn) {
      return writeVenueEvents(transaction, await giveUp(transaction, job, { ...ended, fault: "turned-off" }));
    }
    if (job.lateAt !== null || !job.isLate) return;
    if ((await fallbackOf(transaction, job)) !== null) {
      const given = { ...ended, fault: fault ?? "not-fetched" } as const;
      return writeVenueEvents(transaction, await giveUp(transaction, job, given));
    }
    await writeVenueEvents(transaction, await tellLate(transaction, job, at));
  });
}

/** Marks a printer that polls as offline, once it was silent for two minutes. printing#status. */
function markOffline({ database, clock }: Pick<WatchDeps, "database" | "clock">, name: PrinterName): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    if (!(await saveOffline(transaction, { ...name, silentSeconds: PRINTER_SILENT_SECONDS }))) return;
    tellPrinters(transaction);
    await writeVenueEvents(transaction, [{ type: "board.changed", restaurantId: name.restaurantId, at: clock() }]);
  });
}
