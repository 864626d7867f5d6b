import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { backoffByAge, takeDueRows } from "../../platform/work/due-rows.ts";
import { zoneOf } from "../ledger/steps.ts";
import { PAYMENTS_AND_ORDERS, type PaymentName, PROCESS_WITHIN } from "./payments.store.ts";

export type RefundName = { readonly restaurantId: string; readonly refundId: string };

/** A card's share of a refund that is still pending at the gateway. */
export type PendingRefund = RefundName & {
  /**
   * The restaurant that holds the payment: the order's own, or the hub that took the payment for all kitchens.
   */
  readonly payer: string;
  readonly paymentId: string;
  readonly processor: string;
  readonly account: string | null;
  readonly cardCents: Cents;
  readonly refundedAt: Date;
};

const PAYER = "coalesce(f.payment_restaurant_id, f.restaurant_id)";

/** Leases due refunds to this server. An unfinished refund is due again after its lease. */
export const takeDueRefunds = statement({
  name: "take due refunds",
  text: `with taken as (
           ${takeDueRows({
             table: "refunds",
             key: ["restaurant_id", "id"],
             due: "settle_after",
             waiting: "status = 'refunding'",
             lease: PROCESS_WITHIN,
             farthest: "interval '10 minutes'",
             returning: "refunds.*",
           })}
         )
         select f.restaurant_id as "restaurantId", f.id as "refundId", p.restaurant_id as "payer", p.id as "paymentId", p.processor, p.gateway_account as account,
           f.card_cents as "cardCents", f.refunded_at as "refundedAt"
         from taken f join payments p on p.restaurant_id = ${PAYER} and p.id = f.payment_id`,
  params: { atMost: "int8" },
  row: {
    restaurantId: "text",
    refundId: "uuid",
    payer: "text",
    paymentId: "uuid",
    processor: "text",
    account: "text?",
    cardCents: typed<Cents>("int8"),
    refundedAt: "timestamptz",
  },
  crosses: "sweep: due refunds of all restaurants",
}).rows;

/** Schedules the next try of a refund, with backoff by age. */
export const putRefundOff = statement({
  name: "put refund off",
  text: `update refunds set settle_after = now() + ${backoffByAge("refunded_at", PROCESS_WITHIN)}
         where restaurant_id = :restaurantId and id = :refundId and status = 'refunding'`,
  params: { restaurantId: "text", refundId: "uuid" },
}).count;

/** SQL step that books a card's refund in the ledger of the restaurant that holds the payment. A table's payment has no order. payment#ledger. */
const BOOK_DONE = `booked as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
           select :payer, now(), ledger_day(now(), coalesce(o.venue ->> 'zone', ${zoneOf(":payer")})), 'refunded', done.order_id, done.payment_id,
             array['gateway:' || :processor, 'due'], array[-done.card_cents, done.card_cents]
           from done left join orders o on o.restaurant_id = :restaurantId and o.id = done.order_id
         )`;

const finishPartStatement = statement({
  name: "finish refund of part of a payment",
  // Locks the payment, so that no other transaction refunds it concurrently.
  text: `with held as (
           select refunded_cents < amount_cents as is_part from payments
           where restaurant_id = :payer and id = :paymentId for update
         ), done as (
           update refunds set status = 'refunded', books = books + 1 from held
           where is_part and restaurant_id = :restaurantId and id = :refundId and status = 'refunding'
           returning order_id, payment_id, card_cents
         ), ${BOOK_DONE}
         select from done`,
  params: { restaurantId: "text", payer: "text", processor: "text", paymentId: "uuid", refundId: "uuid" },
});

const holdOrdersStatement = statement({
  name: "hold orders of payment",
  text: `select from ${PAYMENTS_AND_ORDERS}
         where p.restaurant_id = :payer and p.id = :paymentId
         order by o.restaurant_id, o.id for no key update of o`,
  params: { payer: "text", paymentId: "uuid" },
  crosses: "submission: its orders may belong to several restaurants",
});

const holdPaymentStatement = statement({
  name: "hold payment for refund",
  text: "select from payments where restaurant_id = :payer and id = :paymentId for update",
  params: { payer: "text", paymentId: "uuid" },
});

const finishStatement = statement({
  name: "finish refund",
  text: `with done as (
           update refunds set status = 'refunded', books = books + 1
           where restaurant_id = :restaurantId and id = :refundId and status = 'refunding'
           returning order_id, payment_id, card_cents
         ), ${BOOK_DONE}, emptied as (
           update payments p set status = 'refunded', updated_at = now(), books = p.books + 1 from done
           where p.restaurant_id = :payer and p.id = done.payment_id and p.status = 'captured'
             and p.refunded_cents = p.amount_cents
             and not exists (select from refunds f where f.payment_id = p.id
               and f.status = 'refunding' and f.id <> :refundId)
           returning p.order_id
         ), told as (
           update orders set payment_status = 'refunded', books = orders.books + 1 from emptied
           where (orders.restaurant_id = :payer and orders.id = emptied.order_id) or orders.submission_id = emptied.order_id
         )
         select from done`,
  params: { restaurantId: "text", payer: "text", processor: "text", refundId: "uuid" },
  crosses: "submission: its orders may belong to several restaurants",
});

/**
 * Marks a refund as completed. If the payment is then fully refunded, marks the payment and its orders as
 * refunded.
 */
export async function finishRefund(database: Database, refund: PendingRefund): Promise<void> {
  if ((await finishPartStatement.count(database, refund)) === 1) return;
  const { restaurantId } = refund;
  const finishWhole = async (transaction: Transaction) => {
    // Lock order: orders before their payment, as for cancellations, changes and refunds.
    await holdOrdersStatement.count(transaction, refund);
    await holdPaymentStatement.count(transaction, refund);
    await finishStatement.count(transaction, refund);
  };
  await inTransaction(database, "read committed", finishWhole, restaurantId);
}

const pendingOfPaymentStatement = statement({
  name: "pending refunds of payment",
  text: `select count(*) as pending from refunds
         where coalesce(payment_restaurant_id, restaurant_id) = :restaurantId and payment_id = :paymentId and status = 'refunding'`,
  params: { restaurantId: "text", paymentId: "uuid" },
  row: { pending: "int8" },
  crosses: "submission: its orders may belong to several restaurants",
});

export async function hasPendingRefunds(db: Queryable, payment: PaymentName): Promise<boolean> {
  return (await pendingOfPaymentStatement.one(db, payment)).pending > 0;
}
