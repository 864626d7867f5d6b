import type { Cents } from "@comptoir/ordering";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";
import { CLOCK_WAS_SET_BACK, type PaymentName, PROCESS_WITHIN } from "./payments.store.ts";

/** Names a refund: whose it is, and its id. */
export type RefundName = { readonly restaurantId: string; readonly refundId: string };

/** A card's share of a refund that the gateway has not given back yet. */
export type PendingRefund = RefundName & {
  readonly paymentId: string;
  readonly processor: string;
  readonly cardCents: Cents;
};

const loadPendingStatement = statement({
  name: "load pending refund",
  text: `select f.restaurant_id as "restaurantId", f.id as "refundId", p.id as "paymentId", p.processor, f.card_cents as "cardCents"
         from refunds f join payments p on p.restaurant_id = f.restaurant_id and p.id = f.payment_id
         where f.restaurant_id = :restaurantId and f.id = :refundId and f.status = 'refunding'`,
  params: { restaurantId: "text", refundId: "uuid" },
  row: { restaurantId: "text", refundId: "uuid", paymentId: "uuid", processor: "text", cardCents: "int8" },
});

/** A refund whose card has to be given something back; null when that is done, or there is nothing to do. */
export async function loadPendingRefund(db: Queryable, refund: RefundName): Promise<PendingRefund | null> {
  return (await loadPendingStatement.oneOrNull(db, refund)) as PendingRefund | null;
}

const holdPaymentStatement = statement({
  name: "hold payment for refund",
  text: "select from payments where restaurant_id = :restaurantId and id = :paymentId for update",
  params: { restaurantId: "text", paymentId: "uuid" },
});

const finishStatement = statement({
  name: "finish refund",
  text: `with done as (
           update refunds set status = 'refunded'
           where restaurant_id = :restaurantId and id = :refundId and status = 'refunding' returning payment_id
         ), emptied as (
           update payments p set status = 'refunded', updated_at = now() from done
           where p.restaurant_id = :restaurantId and p.id = done.payment_id and p.status = 'captured'
             and p.refunded_cents = p.amount_cents
             and not exists (select from refunds f where f.restaurant_id = :restaurantId and f.payment_id = p.id
               and f.status = 'refunding' and f.id <> :refundId)
           returning p.order_id
         ), told as (
           update orders set payment_status = 'refunded' from emptied
           where (orders.restaurant_id = :restaurantId and orders.id = emptied.order_id) or orders.submission_id = emptied.order_id
         )
         select from done`,
  params: { restaurantId: "text", refundId: "uuid" },
  crosses: "submission: its orders may be of several restaurants",
});

/** Keeps that a refund has reached its card; with the last of a payment, that all of the payment is given back. */
export async function finishRefund(transaction: Transaction, refund: RefundName & PaymentName): Promise<void> {
  await holdPaymentStatement.count(transaction, refund);
  await finishStatement.count(transaction, refund);
}

const takeOverdueStatement = statement({
  name: "take overdue refunds",
  text: `update refunds set settle_after = now() + ${PROCESS_WITHIN}
         where (restaurant_id, id) in (
           select restaurant_id, id from refunds
           where (settle_after < now() or settle_after > now() + ${CLOCK_WAS_SET_BACK}) and status = 'refunding'
           order by settle_after limit :limit for update skip locked)
         returning restaurant_id as "restaurantId", id as "refundId"`,
  params: { limit: "int8" },
  row: { restaurantId: "text", refundId: "uuid" },
  crosses: "sweep: refunds that are due, wherever",
});

/** Refunds that somebody should look at: their job was lost, or gave up. */
export function takeOverdueRefunds(db: Queryable, limit: number): Promise<RefundName[]> {
  return takeOverdueStatement.rows(db, { limit });
}

const pendingOfPaymentStatement = statement({
  name: "pending refunds of payment",
  text: `select count(*) as pending from refunds
         where restaurant_id = :restaurantId and payment_id = :paymentId and status = 'refunding'`,
  params: { restaurantId: "text", paymentId: "uuid" },
  row: { pending: "int8" },
});

/** Whether something of a payment is on its way back. */
export async function hasPendingRefunds(db: Queryable, payment: PaymentName): Promise<boolean> {
  return (await pendingOfPaymentStatement.one(db, payment)).pending > 0;
}
