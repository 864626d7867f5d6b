import { reversePayment } from "../../money/payment/process-payment.ts";
import type { Tender, TenderPayment } from "../../money/tender/tender.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { AWAITS_ANSWER_AS_SQL } from "./order-changes.ts";

const PAYMENT = { payer: "text", paymentId: "uuid" } as const;

const holdStatement = statement({
  name: "hold payment that awaits answers",
  text: `select from payments where restaurant_id = :payer and id = :paymentId and status = 'authorised' and awaits_answer
         for update`,
  params: PAYMENT,
});

const stateStatement = statement({
  name: "answers to orders of payment",
  text: `select
           coalesce(bool_or(${AWAITS_ANSWER_AS_SQL}), false) as "awaitsAnswer",
           coalesce(bool_or(t.amount_cents > t.back_cents and o.status <> 'cancelled'), false) as "isOwed"
         from tenders t join orders o on o.restaurant_id = t.restaurant_id and o.id = t.order_id
         where t.payment_restaurant_id = :payer and t.payment_id = :paymentId`,
  params: PAYMENT,
  row: { awaitsAnswer: "bool", isOwed: "bool" },
  crosses: "submission: its orders may be of several restaurants",
});

const releaseStatement = statement({
  name: "release payment of answered orders",
  text: `update payments set awaits_answer = false, updated_at = now(), settle_after = now()
         where restaurant_id = :payer and id = :paymentId`,
  params: PAYMENT,
});

/**
 * Releases the held payments of an order that was answered. Once every order of a payment is answered, it is due for
 * capture; if all of them are declined or cancelled, it is due to be voided. A cancelled school day is not owed, although
 * its tender is given back only on capture, as credit. The payment's lock serializes the answers to its orders, so that
 * the last one releases it. Called under the order's lock. payment#held.
 */
export async function releaseAnswered(transaction: Transaction, tenders: readonly Tender[]): Promise<void> {
  const held = tenders.flatMap(({ payment }) => (payment?.awaitsAnswer ? payment : []));
  for (const payment of held) await releasePayment(transaction, payment);
}

async function releasePayment(transaction: Transaction, payment: TenderPayment): Promise<void> {
  const named = { payer: payment.restaurantId, paymentId: payment.paymentId };
  if ((await holdStatement.count(transaction, named)) === 0) return;
  const { awaitsAnswer, isOwed } = await stateStatement.one(transaction, named);
  if (awaitsAnswer) return;
  if (isOwed) await releaseStatement.count(transaction, named);
  else await reversePayment(transaction, payment);
}
