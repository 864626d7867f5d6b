import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { backoffByAge, takeDueRows } from "../../platform/work/due-rows.ts";
import { PAYMENT_LEASE, type PaymentName, type PaymentStatus, PROCESS_WITHIN } from "./payments.store.ts";

/** A payment that is to be captured, voided or refunded now: where it stands, and since when. */
export type DuePayment = PaymentName & { readonly status: PaymentStatus; readonly since: Date };

const takeDueStatement = statement({
  name: "take due payments",
  text: takeDueRows({
    table: "payments",
    key: ["restaurant_id", "id"],
    due: "settle_after",
    waiting: "status in ('authorised', 'voiding', 'refunding')",
    lease: PAYMENT_LEASE,
    farthest: "interval '10 minutes'",
    returning: `payments.restaurant_id as "restaurantId", payments.id as "paymentId", payments.status, payments.updated_at as since`,
  }),
  params: { atMost: "int8" },
  row: { restaurantId: "text", paymentId: "uuid", status: typed<PaymentStatus>("text"), since: "timestamptz" },
  crosses: "sweep: payments that are due, wherever",
});

/** Takes payments that are to be captured, voided or refunded, for this server alone: what it does not finish is due again after a while. */
export function takeDuePayments(db: Queryable, atMost: number): Promise<DuePayment[]> {
  return takeDueStatement.rows(db, { atMost });
}

/** Has a payment that its processor did not settle tried again soon, later the longer it has waited. */
export const putPaymentOff = statement({
  name: "put payment off",
  // One that was moved in the meantime is due as its move says.
  text: `update payments set settle_after = now() + ${backoffByAge("updated_at", PROCESS_WITHIN)}
         where restaurant_id = :restaurantId and id = :paymentId and status = :status`,
  params: { restaurantId: "text", paymentId: "uuid", status: "text" },
}).count;
