import { inTransaction, type Transaction } from "../../db/transaction.ts";
import { abandonExpiredCheckouts } from "../abandoned-checkouts.store.ts";
import { giveCheckoutUp, type HeldCheckout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";

/**
 * Ends a checkout that comes to nothing: its key is free again, and what may be authorised on the card is voided. Answers false
 * when others have ended it before.
 */
export async function abandonCheckout(
  { database, jobs }: Pick<OrderDeps, "database" | "jobs">,
  held: HeldCheckout,
  leaves: "declined" | "voiding",
): Promise<boolean> {
  const { restaurantId, paymentId } = held;
  const giveUp = async (transaction: Transaction) => {
    const isOurs = await giveCheckoutUp(transaction, held, leaves);
    if (isOurs && leaves === "voiding") await jobs.enqueue(transaction, "process-payment", { restaurantId, paymentId });
    return isOurs;
  };
  return inTransaction(database, "read committed", giveUp, restaurantId);
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
