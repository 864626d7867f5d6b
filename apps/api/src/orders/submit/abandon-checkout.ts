import { inTransaction, type Transaction } from "../../db/transaction.ts";
import { abandonExpiredCheckouts } from "../abandoned-checkouts.store.ts";
import { giveCheckoutUp, type LeasedCheckout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";

/**
 * Ends a checkout that comes to nothing: its key is free again, and what may be authorised on the card is voided. Answers false
 * when others have ended it before.
 * @param declinedId the payment of which certainly nothing was authorised; null where something of each may be
 */
export async function abandonCheckout(
  { database, jobs }: Pick<OrderDeps, "database" | "jobs">,
  leased: LeasedCheckout,
  declinedId: string | null,
): Promise<boolean> {
  const giveUp = async (transaction: Transaction) => {
    const payments = await giveCheckoutUp(transaction, leased, declinedId);
    const voided = payments.flatMap(({ status, ...payment }) => (status === "voiding" ? payment : []));
    if (voided.length > 0) await jobs.enqueue(transaction, "process-payment", ...voided);
    return payments.length > 0;
  };
  return inTransaction(database, "read committed", giveUp, leased.restaurantId);
}

/** Frees a key whose server has not been heard of since its lease ran out, and voids what its card was authorised for. */
export async function freeAbandoned(
  { database, jobs }: Pick<OrderDeps, "database" | "jobs">,
  lease: string,
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    await jobs.enqueue(transaction, "process-payment", ...(await abandonExpiredCheckouts(transaction, 1, lease)));
  });
}
