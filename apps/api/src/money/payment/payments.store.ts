import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement, type Values } from "../../platform/db/statement.ts";
import { bookPaymentsStep } from "../ledger/steps.ts";
import { CREDIT_CAPTURED_DAYS } from "./account-credit.store.ts";

/** Status of a payment. payment#states. */
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

export type PaymentRow = Values<typeof PAYMENT_ROW>;

/**
 * SQL interval within which the server that placed or refunded an order processes its payment. After it, any
 * server may.
 */
export const PROCESS_WITHIN = "interval '20 seconds'";
/**
 * SQL interval of a worker's lease of a payment. It covers the timeouts of three gateway calls, as for a void
 * that becomes a refund.
 */
export const PAYMENT_LEASE = "interval '40 seconds'";

/**
 * SQL condition of a payment that is held until its orders are answered. A server of the version before leaves
 * `awaits_answer` as it is when it moves a payment. payment#held.
 */
export const HELD_PAYMENT = "(status = 'authorised' and awaits_answer)";

const PAYMENT_COLUMNS = `restaurant_id as "restaurantId", id as "paymentId", order_id as "orderId", status, processor, gateway_account as account,
           amount_cents as "amountCents", refunded_cents as "refundedCents", fee_cents as "feeCents", fee_back_cents as "feeBackCents",
           ${HELD_PAYMENT} as "awaitsAnswer"`;
const PAYMENT_ROW = {
  restaurantId: "text",
  paymentId: "uuid",
  orderId: "uuid",
  status: typed<PaymentStatus>("text"),
  processor: "text",
  /** The restaurant's own account with which it was made; null for the installation's. payment#own-account. */
  account: "text?",
  amountCents: typed<Cents>("int8"),
  /** Refunded amount, including pending refunds. */
  refundedCents: typed<Cents>("int8"),
  /** The operator's fee, and how much of it the gateway has given back. payment#platform-fee. */
  feeCents: typed<Cents>("int8"),
  feeBackCents: typed<Cents>("int8"),
  /** Whether an authorised payment is held until its orders are answered. payment#held. */
  awaitsAnswer: "bool",
} as const;

export type PaymentName = Pick<PaymentRow, "restaurantId" | "paymentId">;

export type PaymentMove = { readonly from: PaymentStatus; readonly to: PaymentStatus };

const NAMED = "restaurant_id = any(:restaurantIds) and id = any(:paymentIds)";
const NAMES = { restaurantIds: "text[]", paymentIds: "uuid[]" } as const;

function namesOf(payments: readonly PaymentName[]) {
  return {
    restaurantIds: [...new Set(payments.map(({ restaurantId }) => restaurantId))],
    paymentIds: payments.map(({ paymentId }) => paymentId),
  };
}

const loadPaymentsStatement = statement({
  name: "load payments",
  text: `select ${PAYMENT_COLUMNS} from payments where ${NAMED}`,
  params: NAMES,
  row: PAYMENT_ROW,
});

export async function loadPayments(
  db: Queryable,
  payments: readonly PaymentName[],
): Promise<readonly (PaymentRow | null)[]> {
  const rows = await loadPaymentsStatement.rows(db, namesOf(payments));
  const byId = new Map(rows.map((row) => [row.paymentId, row]));
  return payments.map(({ paymentId }) => byId.get(paymentId) ?? null);
}

export const PAYMENTS_AND_ORDERS = `payments p join orders o
           on (o.restaurant_id = p.restaurant_id and o.id = p.order_id) or o.submission_id = p.order_id`;

/** SQL condition: the payment's new status `:to` is copied to its orders. */
const TELLS_ORDERS = ":to in ('authorised', 'captured', 'voided', 'refunded', 'failed')";

const movePaymentsStatement = statement({
  name: "move payments",
  // Locks orders before payments, as cancellations, changes and refunds do. A moved payment is due at once.
  // Exception: if a void finds its payment captured, the same server refunds it, so the payment is due after
  // a lease.
  text: `with held as (
           select from ${PAYMENTS_AND_ORDERS}
           where p.restaurant_id = any(:restaurantIds) and p.id = any(:paymentIds) and ${TELLS_ORDERS}
           order by o.restaurant_id, o.id for no key update of o
         ), moved as (
           update payments set status = :to, lease = null, awaits_answer = false, updated_at = now(), books = books + 1,
             settle_after = case when :from = 'voiding' then now() + ${PAYMENT_LEASE} else now() end
           where ${NAMED} and status = :from and (select count(*) from held) >= 0
           returning restaurant_id, id, order_id, processor, amount_cents, refunded_cents, fee_cents
         ), told as (
           update orders set payment_status = :to, books = orders.books + 1 from moved
           where ((orders.restaurant_id = moved.restaurant_id and orders.id = moved.order_id)
               or orders.submission_id = moved.order_id)
             and ${TELLS_ORDERS}
           returning orders.restaurant_id, orders.id, orders.owner, orders.type, orders.status, orders.venue ->> 'zone' as zone,
             moved.id as payment_id
         ), ${bookPaymentsStep("moved")}, ${CREDIT_CAPTURED_DAYS}
         select id from moved`,
  params: { ...NAMES, from: "text", to: "text" },
  row: { id: "uuid" },
  crosses: "submission: its orders may belong to several restaurants",
});

/**
 * Moves payments and the payment status of their orders. Returns for each whether it moved; false if it was
 * no longer in `from`.
 */
export async function movePayments(
  db: Queryable,
  payments: readonly PaymentName[],
  move: PaymentMove,
): Promise<readonly boolean[]> {
  const rows = await movePaymentsStatement.rows(db, { ...namesOf(payments), ...move });
  const moved = new Set(rows.map(({ id }) => id));
  return payments.map(({ paymentId }) => moved.has(paymentId));
}

export async function movePayment(db: Queryable, payment: PaymentName, move: PaymentMove): Promise<boolean> {
  const [isMoved = false] = await movePayments(db, [payment], move);
  return isMoved;
}

const listSinceStatement = statement({
  name: "list payments to reconcile",
  text: `select ${PAYMENT_COLUMNS} from payments
         where (created_at >= :since or status in ('authorising', 'authorised', 'voiding', 'refunding'))
           and (:after::uuid is null or id > :after)
         order by id limit :limit`,
  params: { since: "timestamptz", after: "uuid?", limit: "int8" },
  row: PAYMENT_ROW,
  crosses: "backup: payments that are compared with their gateways after a restore",
});

/**
 * Lists a page of the payments that began at or after `since` or are not settled, across restaurants. The
 * cursor `after` is a payment's id.
 */
export function listPaymentsSince(
  db: Queryable,
  since: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<PaymentRow[]> {
  return listSinceStatement.rows(db, { since, after, limit });
}

/** Lists a page of captured payments whose orders do not exist or are all cancelled. payment#of-no-order. */
export const listPaymentsOfNoOrder = statement({
  name: "list captured payments of no order",
  // The payment of a cancelled school day becomes account credit, so it is left out.
  text: `select ${PAYMENT_COLUMNS} from payments p
         where status = 'captured' and refunded_cents < amount_cents and (:after::uuid is null or id > :after)
           and not exists (select from orders o where o.restaurant_id = p.restaurant_id and o.id = p.order_id
             and (o.status <> 'cancelled' or o.type = 'school'))
           and not exists (select from orders o where o.submission_id = p.order_id
             and (o.status <> 'cancelled' or o.type = 'school'))
           and not exists (select from table_payments t where t.payee_id = p.restaurant_id and t.id = p.order_id)
         order by id limit :limit`,
  params: { after: "uuid?", limit: "int8" },
  row: PAYMENT_ROW,
  crosses: "books: compares the captured payments of all restaurants with their orders",
}).rows;

const knownPaymentsStatement = statement({
  name: "known payments",
  text: `select ${PAYMENT_COLUMNS} from payments
         where id = any(:paymentIds) and processor = :processor and gateway_account is not distinct from :account`,
  params: { paymentIds: "uuid[]", processor: "text", account: "text?" },
  row: PAYMENT_ROW,
  crosses: "backup: a gateway identifies payments without their restaurant",
});

/**
 * Returns the payments of a gateway's references, by id, across restaurants. A reference on another account than its
 * payment's is unknown: an account's owner can write any reference there.
 */
export async function knownPayments(
  db: Queryable,
  { processor, account }: Pick<PaymentRow, "processor" | "account">,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  const rows = await knownPaymentsStatement.rows(db, { paymentIds, processor, account });
  return new Map(rows.map((row) => [row.paymentId, row]));
}
