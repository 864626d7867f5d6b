import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Logger } from "../deps.ts";
import { abandonExpiredCheckouts, pruneKeys } from "../orders/idempotency.store.ts";
import { takeOverduePayments } from "../payment/payments.store.ts";
import type { JobQueue } from "./job-queue.ts";

export type SweepDeps = { readonly database: Database; readonly jobs: JobQueue; readonly logger: Logger };

/** How many things one round looks at; the next round comes soon. */
const ROUND = 100;
/** Keys live at least 24 hours. payment#key-lifetime. */
const KEYS_LIVE_HOURS = 48;

/**
 * Clears up after servers that died or slept in the middle of a checkout: their keys are freed, and the payments that they
 * had asked for are let go. Looks again at payments whose job was lost. Several servers may sweep at once.
 */
export async function sweep({ database, jobs }: SweepDeps): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const abandoned = await abandonExpiredCheckouts(transaction, ROUND);
    const overdue = await takeOverduePayments(transaction, ROUND);
    await jobs.enqueue(transaction, "settle-payment", ...abandoned, ...overdue);
  });
}

/** Starts sweeping every so often; answers how to stop. The first round is at once: a restart is when it matters. */
export function startSweeping(deps: SweepDeps, everyMs: number): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let rounds = 0;
  const round = async (): Promise<void> => {
    try {
      await sweep(deps);
      if (rounds++ % 100 === 0) await pruneKeys(deps.database, KEYS_LIVE_HOURS);
    } catch (error) {
      deps.logger.warn({ event: "sweep_failed", reason: (error as Error).message });
    }
    if (!stopped) timer = setTimeout(begin, everyMs).unref();
  };
  let running = Promise.resolve();
  function begin(): void {
    running = round();
  }
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
