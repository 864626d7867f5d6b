import type { Cents } from "@comptoir/ordering";
import type pg from "pg";

/** What runs a query: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;

/** Where a payment stands. Rules, section 4. */
export type PaymentStatus =
  | "authorising"
  | "declined"
  | "authorised"
  | "captured"
  | "voiding"
  | "voided"
  | "refunding"
  | "refunded"
  | "failed";

export type PaymentRow = {
  readonly restaurantId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly processor: string;
  readonly amountCents: Cents;
};

/** How long a payment's job has before the sweeper looks at the payment again: SQL for an interval. */
export const SETTLE_WITHIN = "interval '20 seconds'";

export async function loadPayment(db: Queryable, restaurantId: string, paymentId: string): Promise<PaymentRow | null> {
  const { rows } = await db.query<Omit<PaymentRow, "amountCents"> & { amountCents: string }>({
    name: "load payment",
    text: `select restaurant_id as "restaurantId", id as "paymentId", order_id as "orderId", status, processor,
             amount_cents as "amountCents"
           from payments where restaurant_id = $1 and id = $2`,
    values: [restaurantId, paymentId],
  });
  const row = rows[0];
  return row ? { ...row, amountCents: Number(row.amountCents) as Cents } : null;
}

/**
 * Moves a payment on, and what its order says of it, unless somebody else has moved it meanwhile. Answers whether it
 * moved. `lease` narrows it to the process that holds the checkout.
 */
export async function movePaymentStatus(
  db: Queryable,
  payment: { readonly restaurantId: string; readonly paymentId: string },
  move: { readonly from: PaymentStatus; readonly to: PaymentStatus; readonly lease?: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "move payment",
    text: `with moved as (
             update payments set status = $4, lease = null, updated_at = now(),
               settle_after = now() + ${SETTLE_WITHIN}
             where restaurant_id = $1 and id = $2 and status = $3 and ($5::uuid is null or lease = $5)
             returning restaurant_id, order_id
           ), told as (
             update orders set payment_status = $4 from moved
             where orders.restaurant_id = moved.restaurant_id and orders.id = moved.order_id
               and $4 in ('authorised', 'captured', 'voided', 'refunded', 'failed')
           )
           select 1 from moved`,
    values: [payment.restaurantId, payment.paymentId, move.from, move.to, move.lease ?? null],
  });
  return rowCount === 1;
}

/** Payments that somebody should look at: their job was lost, or gave up. Each is looked at by one server at a time. */
export async function takeOverduePayments(
  db: Queryable,
  limit: number,
): Promise<{ restaurantId: string; paymentId: string }[]> {
  const { rows } = await db.query<{ restaurantId: string; paymentId: string }>({
    name: "take overdue payments",
    text: `update payments set settle_after = now() + ${SETTLE_WITHIN}
           where (restaurant_id, id) in (
             select restaurant_id, id from payments
             where settle_after < now() and status in ('authorised', 'voiding', 'refunding')
             order by settle_after limit $1 for update skip locked)
           returning restaurant_id as "restaurantId", id as "paymentId"`,
    values: [limit],
  });
  return rows;
}
