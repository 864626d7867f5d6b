import { type Cents, cents } from "@comptoir/ordering";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import { refundCancelled } from "../../ordering/orders/refund/refund-order.ts";
import { statement } from "../../platform/db/statement.ts";
import { findLedgerDifferences } from "./ledger-checks.store.ts";

/** A cancelled order, and the refunded amount of its submission's card payment. */
export type Overcharge = { readonly restaurantId: string; readonly orderId: string; readonly amountCents: Cents };

const cancelledOrdersStatement = statement({
  name: "cancelled orders of submission",
  // A cancelled school day becomes account credit, not a refund, so school orders are left out.
  text: `select restaurant_id as "restaurantId", id as "orderId" from orders
         where (submission_id = :submissionId or id = :submissionId) and status = 'cancelled' and type <> 'school' order by id`,
  params: { submissionId: "uuid" },
  row: { restaurantId: "text", orderId: "uuid" },
  crosses: "submission: its orders may belong to several restaurants",
});

/**
 * Refunds payments that took more than the remaining orders of their submission cost, because other orders
 * had been cancelled before. The excess is computed from the ledger and refunded on the cancelled orders.
 * Yields each refund. Safe to repeat, also while servers run. payment#overcharged.
 */
export async function* giveBackOvercharged(deps: Pick<OrderDeps, "database" | "clock">): AsyncGenerator<Overcharge> {
  for (const { kind, orderId: submissionId, ...difference } of await findLedgerDifferences(deps.database)) {
    if (kind !== "order-open" || submissionId === null) continue;
    let leftCents = difference.expectedCents - difference.bookedCents;
    if (leftCents <= 0) continue;
    for (const order of await cancelledOrdersStatement.rows(deps.database, { submissionId })) {
      const amountCents = await refundCancelled(deps, order, cents(leftCents));
      if (amountCents > 0) yield { ...order, amountCents };
      leftCents -= amountCents;
      if (leftCents === 0) break;
    }
  }
}
