import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { backoffByAge, takeDueRows } from "../../platform/work/due-rows.ts";
import { HELD_PAYMENT, PAYMENT_LEASE, type PaymentName, type PaymentStatus, PROCESS_WITHIN } from "./payments.store.ts";

/** A payment to capture, void or refund. `since`: the time at which it got its status. */
export type DuePayment = PaymentName & { readonly status: PaymentStatus; readonly since: Date };

const takeDueStatement = statement({
  name: "take due payments",
  text: takeDueRows({
    table: "payments",
    key: ["restaurant_id", "id"],
    due: "settle_after",
    waiting: `status in ('authorised', 'voiding', 'refunding') and not ${HELD_PAYMENT}`,
    lease: PAYMENT_LEASE,
    farthest: "interval '10 minutes'",
    returning: `payments.restaurant_id as "restaurantId", payments.id as "paymentId", payments.status, payments.updated_at as since`,
  }),
  params: { atMost: "int8" },
  row: { restaurantId: "text", paymentId: "uuid", status: typed<PaymentStatus>("text"), since: "timestamptz" },
  crosses: "sweep: due payments of all restaurants",
});

/** Leases due payments to this server. An unfinished payment is due again after its lease. */
export function takeDuePayments(db: Queryable, atMost: number): Promise<DuePayment[]> {
  return takeDueStatement.rows(db, { atMost });
}

export const putPaymentOff = statement({
  name: "put payment off",
  // If the status has changed, another worker moved the payment and set its due time.
  text: `update payments set settle_after = now() + ${backoffByAge("updated_at", PROCESS_WITHIN)}
         where restaurant_id = :restaurantId and id = :paymentId and status = :status`,
  params: { restaurantId: "text", paymentId: "uuid", status: "text" },
}).count;
