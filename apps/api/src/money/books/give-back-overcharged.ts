import { type Cents, cents } from "@comptoir/ordering";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import { refundCancelled } from "../../ordering/orders/refund/refund-order.ts";
import { statement } from "../../platform/db/statement.ts";
import { findLedgerDifferences } from "./ledger-checks.store.ts";

/** The amount to refund for an order that a card paid although it was cancelled. */
export type Overcharge = { readonly restaurantId: string; readonly orderId: string; readonly amountCents: Cents };

const cancelledOrdersStatement = statement({
  name: "cancelled orders of submission",
  // A school's cancelled day becomes account credit.
  text: `select restaurant_id as "restaurantId", id as "orderId" from orders
         where (submission_id = :submissionId or id = :submissionId) and status = 'cancelled' and type <> 'school' order by id`,
  params: { submissionId: "uuid" },
  row: { restaurantId: "text", orderId: "uuid" },
  crosses: "submission: its orders may be of several restaurants",
});

/**
 * Refunds shared payments that took more than their remaining orders cost, because some orders had been
 * cancelled before. The ledger gives the amount, which refunds of the cancelled orders pay. Yields each
 * refund. Safe to repeat, also while servers run. payment#overcharged.
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
