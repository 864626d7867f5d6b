import { inTransaction } from "../db/transaction.ts";
import { abandonExpiredCheckouts } from "../orders/abandoned-checkouts.store.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { takeOverduePayments } from "../payment/payments.store.ts";

/** How many things one round looks at; the next round comes soon. */
const ROUND = 100;

/**
 * Clears up after servers that ended or were paused in the middle of a checkout: their keys are freed, and the payments that they
 * had asked for are voided. Looks again at payments whose job was lost. Several servers may sweep at once.
 */
export async function sweep({ database, jobs }: Pick<OrderDeps, "database" | "jobs">): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const abandoned = await abandonExpiredCheckouts(transaction, ROUND);
    const overdue = await takeOverduePayments(transaction, ROUND);
    await jobs.enqueue(transaction, "process-payment", ...abandoned);
    await jobs.enqueueAgain(transaction, "process-payment", ...overdue);
  });
}
