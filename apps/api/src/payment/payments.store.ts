import type { Cents } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Where a payment stands. payment#states. */
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
export const PROCESS_WITHIN = "interval '20 seconds'";
/** No lease or wait of ours reaches this far ahead: one that does is from before the clock was set back. SQL for an interval. */
export const CLOCK_WAS_SET_BACK = "interval '10 minutes'";

/** The columns of a `PaymentRow`, as SQL and by their types. */
const PAYMENT_COLUMNS = `restaurant_id as "restaurantId", id as "paymentId", order_id as "orderId", status, processor,
           amount_cents as "amountCents"`;
const PAYMENT_ROW = {
  restaurantId: "text",
  paymentId: "uuid",
  orderId: "uuid",
  status: typed<PaymentStatus>("text"),
  processor: "text",
  amountCents: typed<Cents>("int8"),
} as const;

const loadPaymentStatement = statement({
  name: "load payment",
  text: `select ${PAYMENT_COLUMNS} from payments where restaurant_id = :restaurantId and id = :paymentId`,
  params: { restaurantId: "text", paymentId: "uuid" },
  row: PAYMENT_ROW,
});

export function loadPayment(db: Queryable, restaurantId: string, paymentId: string): Promise<PaymentRow | null> {
  return loadPaymentStatement.oneOrNull(db, { restaurantId, paymentId });
}

const movePaymentStatement = statement({
  name: "move payment",
  text: `with moved as (
           update payments set status = :to, lease = null, updated_at = now(),
             settle_after = now() + ${PROCESS_WITHIN}
           where restaurant_id = :restaurantId and id = :paymentId and status = :from
             and (:lease::uuid is null or lease = :lease)
           returning restaurant_id, order_id
         ), told as (
           update orders set payment_status = :to from moved
           where ((orders.restaurant_id = moved.restaurant_id and orders.id = moved.order_id)
               or orders.submission_id = moved.order_id)
             and :to in ('authorised', 'captured', 'voided', 'refunded', 'failed')
         )
         select from moved`,
  params: { restaurantId: "text", paymentId: "uuid", from: "text", to: "text", lease: "uuid?" },
  crosses: "submission: its orders may be of several restaurants",
});

/**
 * Moves a payment on, and what its order says of it, unless somebody else has moved it meanwhile. Answers whether it
 * moved. `lease` narrows it to the process that holds the checkout.
 */
export async function movePaymentStatus(
  db: Queryable,
  payment: { readonly restaurantId: string; readonly paymentId: string },
  move: { readonly from: PaymentStatus; readonly to: PaymentStatus; readonly lease?: string },
): Promise<boolean> {
  return (await movePaymentStatement.count(db, { ...payment, ...move, lease: move.lease ?? null })) === 1;
}

const takeOverdueStatement = statement({
  name: "take overdue payments",
  text: `update payments set settle_after = now() + ${PROCESS_WITHIN}
         where (restaurant_id, id) in (
           select restaurant_id, id from payments
           where (settle_after < now() or settle_after > now() + ${CLOCK_WAS_SET_BACK}) and status in ('authorised', 'voiding', 'refunding')
           order by settle_after limit :limit for update skip locked)
         returning restaurant_id as "restaurantId", id as "paymentId"`,
  params: { limit: "int8" },
  row: { restaurantId: "text", paymentId: "uuid" },
  crosses: "sweep: payments that are due, wherever",
});

/** Payments that somebody should look at: their job was lost, or gave up. Each is looked at by one server at a time. */
export function takeOverduePayments(
  db: Queryable,
  limit: number,
): Promise<{ restaurantId: string; paymentId: string }[]> {
  return takeOverdueStatement.rows(db, { limit });
}

const listSinceStatement = statement({
  name: "list payments to reconcile",
  text: `select ${PAYMENT_COLUMNS} from payments
         where (created_at >= :since or status in ('authorising', 'authorised', 'voiding', 'refunding'))
           and (:after::uuid is null or id > :after)
         order by id limit :limit`,
  params: { since: "timestamptz", after: "uuid?", limit: "int8" },
  row: PAYMENT_ROW,
  crosses: "backup: what a gateway is asked about after a restore",
});

/** Payments of every restaurant that began since a moment or are not settled, so many at a time, after one of them. */
export function listPaymentsSince(
  db: Queryable,
  since: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<PaymentRow[]> {
  return listSinceStatement.rows(db, { since, after, limit });
}

const knownPaymentsStatement = statement({
  name: "known payments",
  text: "select id from payments where id = any(:paymentIds)",
  params: { paymentIds: "uuid[]" },
  row: { id: "uuid" },
  crosses: "backup: a gateway names payments alone",
});

/** Which of these references are payments of ours, in whichever restaurant. */
export async function knownPayments(db: Queryable, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await knownPaymentsStatement.rows(db, { paymentIds })).map(({ id }) => id));
}
