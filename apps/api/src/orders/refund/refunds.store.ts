import type { Cents, CostsExplanation, RefundAsked } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import { type PaymentStatus, PROCESS_WITHIN } from "../../payment/payments.store.ts";
import type { OrderName } from "../order-changes.ts";
import type { GivenBack } from "../order-record.ts";

/** A line of an order as a refund knows it. */
export type LineToRefund = { readonly orderId: number; readonly quantity: number; readonly name: string };

/** What of an order decides how it is refunded. */
export type OrderToRefund = {
  readonly explanation: CostsExplanation;
  readonly totalWithTipCents: Cents;
  readonly paymentMethod: string;
  readonly lines: readonly LineToRefund[];
  /** The payment of its submission that stands; null where no card was charged. */
  readonly paymentId: string | null;
  readonly paymentStatus: PaymentStatus | null;
};

const loadStatement = statement({
  name: "load order for refund",
  text: `select o.explanation, o.total_with_tip_cents as "totalWithTipCents", o.payment_method as "paymentMethod",
           (select json_agg(json_build_object('orderId', l.details -> 'orderId', 'quantity', l.quantity, 'name', l.details ->> 'name') order by l.line)
            from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
           p.id as "paymentId", p.status as "paymentStatus"
         from orders o left join payments p on p.restaurant_id = o.restaurant_id and p.order_id = coalesce(o.submission_id, o.id)
           and p.status not in ('authorising', 'declined', 'voiding', 'voided')
         where o.restaurant_id = :restaurantId and o.id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    explanation: typed<CostsExplanation>("json"),
    totalWithTipCents: typed<Cents>("int8"),
    paymentMethod: "text",
    lines: typed<readonly LineToRefund[]>("json"),
    paymentId: "uuid?",
    paymentStatus: typed<PaymentStatus | null>("text?"),
  },
});

/** Loads what refunding an order takes, while it is held. */
export function loadToRefund(transaction: Transaction, order: OrderName): Promise<OrderToRefund> {
  return loadStatement.one(transaction, order);
}

/** A refund that was made of an order. */
export type MadeRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly asked: RefundAsked;
  readonly given: GivenBack;
  /** What went back by the order's own method. */
  readonly methodCents: Cents;
};

const listStatement = statement({
  name: "list refunds of order",
  text: `select id as "refundId", key, asked, given, card_cents + premises_cents as "methodCents" from refunds
         where restaurant_id = :restaurantId and order_id = :orderId order by step`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    refundId: "uuid",
    key: "text",
    asked: typed<RefundAsked>("jsonb"),
    given: typed<GivenBack>("json"),
    methodCents: typed<Cents>("int8"),
  },
});

/** The refunds of an order in their sequence. */
export function listRefunds(transaction: Transaction, order: OrderName): Promise<MadeRefund[]> {
  return listStatement.rows(transaction, order);
}

const writeStatement = statement({
  name: "write refund",
  // Nothing is written where the card has less left than is to go back.
  text: `with charged as (
           update payments set refunded_cents = refunded_cents + :cardCents, updated_at = now()
           where restaurant_id = :restaurantId and id = :paymentId and status = 'captured'
             and refunded_cents + :cardCents <= amount_cents
           returning 1
         ), written as (
           insert into refunds (restaurant_id, id, order_id, key, step, reason, asked, given, payment_id, card_cents, gift_card_cents,
             premises_cents, status, accounts, amounts, settle_after, refunded_at)
           select :restaurantId, :refundId, :orderId, :key, :step, :reason, :asked, :given, :paymentId, :cardCents, :giftCardCents,
             :premisesCents, case when :cardCents > 0 then 'refunding' else 'refunded' end, :accounts, :amounts,
             now() + ${PROCESS_WITHIN}, :at
           where :paymentId::uuid is null or exists (select from charged)
           returning id
         ), credited as (
           insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, entered_at)
           select :restaurantId, :giftCard, :giftCardCents, 'refund', id, :at from written where :giftCardCents > 0
         ), left_taken as (
           update orders set taken = :taken::jsonb
           where restaurant_id = :restaurantId and id = :orderId and :giftCardCents > 0 and exists (select from written)
         ), told as (
           insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
           select restaurant_id, orders.id, 'order-refunded', 'mail', contact ->> 'email', locale, now(), now()
           from orders, written
           where restaurant_id = :restaurantId and orders.id = :orderId and contact ->> 'email' is not null
           -- Told again of another refund it is another message.
           on conflict (restaurant_id, order_id, kind, recipient) do update
           set id = gen_random_uuid(), told_of_at = excluded.told_of_at, due_at = excluded.due_at, attempts = 0, unanswered = 0,
             lease = null, content = null, outcome = null
         )
         select from written`,
  params: {
    restaurantId: "text",
    refundId: "uuid",
    orderId: "uuid",
    key: "text",
    step: "int4",
    reason: "text?",
    asked: typed<RefundAsked>("jsonb"),
    given: typed<GivenBack>("json"),
    paymentId: "uuid?",
    cardCents: "int8",
    giftCardCents: "int8",
    premisesCents: "int8",
    accounts: "text[]",
    amounts: "int8[]",
    giftCard: "bytea?",
    taken: "jsonb",
    at: "timestamptz",
  },
});

/**
 * Writes a refund: what it takes of the payment, what it gives back to the gift card, and that its guest is to be told. False when the
 * payment has less left, or is not captured any more.
 */
export async function writeRefund(
  transaction: Transaction,
  refund: Parameters<typeof writeStatement.count>[1],
): Promise<boolean> {
  return (await writeStatement.count(transaction, refund)) === 1;
}
