import { type Cents, cents } from "@comptoir/ordering";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import { refundCancelled } from "../../ordering/orders/refund/refund-order.ts";
import { statement } from "../../platform/db/statement.ts";
import { findLedgerDifferences } from "./ledger-checks.store.ts";

/** What a card is given back for an order that it was charged for although it was cancelled. */
export type Overcharge = { readonly restaurantId: string; readonly orderId: string; readonly amountCents: Cents };

const cancelledOrdersStatement = statement({
  name: "cancelled orders of submission",
  // A school's cancelled day is account credit.
  text: `select restaurant_id as "restaurantId", id as "orderId" from orders
         where (submission_id = :submissionId or id = :submissionId) and status = 'cancelled' and type <> 'school' order by id`,
  params: { submissionId: "uuid" },
  row: { restaurantId: "text", orderId: "uuid" },
  crosses: "submission: its orders may be of several restaurants",
});

/**
 * Finds payments of several orders that took more than what stands of them comes to, since some had been cancelled before: the books say
 * how much. Their cards are given it back, by refunds of the cancelled orders; answers each. May be repeated, while servers run.
 * payment#overcharged.
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
