import type { Cents, CostsExplanation, RefundAsked } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import type { PaymentStatus } from "../../payment/payments.store.ts";
import type { OrderName } from "../order-changes.ts";
import type { GivenBack } from "../order-record.ts";

/** A line of an order as a refund knows it. */
export type LineToRefund = { readonly orderId: number; readonly quantity: number; readonly name: string };

/** What was asked of a refund that was made; `isRest`: whatever was left of the line then. Absent in refunds of older versions. */
export type AskedOfRefund =
  | Exclude<RefundAsked, { readonly of: "lines" }>
  | {
      readonly of: "lines";
      readonly lines: readonly { readonly orderId: number; readonly quantity: number; readonly isRest?: boolean }[];
    };

/** A refund that was made of an order. */
export type MadeRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly reason: string | null;
  readonly asked: AskedOfRefund;
  readonly given: GivenBack;
  /** What went back by the order's own method, and to the account credit that paid with it. */
  readonly methodCents: Cents;
  readonly creditCents: Cents;
};

/** What of an order decides how it is refunded. */
export type OrderToRefund = {
  readonly explanation: CostsExplanation;
  readonly totalWithTipCents: Cents;
  readonly paymentMethod: string;
  /** It is billed later, or stands on a tab: what is given back of it is not billed. payment#invoiced. */
  readonly isBilledLater: boolean;
  /** It stands on a suite's tab that is still open. suites#tab. */
  readonly isOnTab: boolean;
  readonly lines: readonly LineToRefund[];
  /** The refunds that were made of it, in their sequence. */
  readonly made: readonly MadeRefund[];
  /** The payment of its submission that stands; null where no card was charged. */
  readonly paymentId: string | null;
  /** The restaurant whose payment it is: the order's, or the hub that took it for all. */
  readonly payer: string | null;
  readonly paymentStatus: PaymentStatus | null;
};

const loadStatement = statement({
  name: "load order for refund",
  text: `select o.explanation, o.total_with_tip_cents as "totalWithTipCents", o.payment_method as "paymentMethod",
           o.payment_status in ('invoiced', 'on-tab') as "isBilledLater", o.payment_status = 'on-tab' as "isOnTab",
           (select json_agg(json_build_object('orderId', l.details -> 'orderId', 'quantity', l.quantity, 'name', l.details ->> 'name') order by l.line)
            from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
           (select coalesce(json_agg(json_build_object('refundId', f.id, 'key', f.key, 'reason', f.reason, 'asked', f.asked, 'given', f.given,
              'methodCents', f.card_cents + f.premises_cents, 'creditCents', f.credit_cents) order by f.step), '[]')
            from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id) as made,
           p.id as "paymentId", p.restaurant_id as payer, p.status as "paymentStatus"
         from orders o left join payments p on p.order_id = any(array[o.id, o.submission_id])
           and p.status not in ('declined', 'voiding', 'voided')
           -- A tab that was closed is charged for what stood on it then.
           and (p.status <> 'authorising' or o.payment_method = 'tab')
         where o.restaurant_id = :restaurantId and o.id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    explanation: typed<CostsExplanation>("json"),
    totalWithTipCents: typed<Cents>("int8"),
    paymentMethod: "text",
    isBilledLater: "bool",
    isOnTab: "bool",
    lines: typed<readonly LineToRefund[]>("json"),
    made: typed<readonly MadeRefund[]>("json"),
    paymentId: "uuid?",
    payer: "text?",
    paymentStatus: typed<PaymentStatus | null>("text?"),
  },
  crosses: "submission: its orders may be of several restaurants",
});

/** Loads what refunding an order takes, while it is held. */
export function loadToRefund(transaction: Transaction, order: OrderName): Promise<OrderToRefund> {
  return loadStatement.one(transaction, order);
}

const writeStatement = statement({
  name: "write refund",
  // Nothing is written where the card has less left than is to go back.
  text: `with charged as (
           update payments set refunded_cents = refunded_cents + :cardCents, updated_at = now()
           where restaurant_id = coalesce(:payer, :restaurantId) and id = :paymentId and status = 'captured'
             and refunded_cents + :cardCents <= amount_cents
           returning 1
         ), written as (
           insert into refunds (restaurant_id, id, order_id, key, step, reason, asked, given, payment_id, payment_restaurant_id,
             card_cents, gift_card_cents, premises_cents, points_cents, credit_cents, status, accounts, amounts, settle_after, refunded_at)
           select :restaurantId, :refundId, :orderId, :key, :step, :reason, :asked, :given, :paymentId, nullif(:payer, :restaurantId),
             :cardCents, :giftCardCents, :premisesCents, :pointsCents, :creditCents, case when :cardCents > 0 then 'refunding' else 'refunded' end, :accounts, :amounts,
             now(), :at
           where :paymentId::uuid is null or exists (select from charged)
           returning id, restaurant_id, order_id
         ), credited as (
           insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, order_restaurant_id, entered_at)
           select :giftCardOf, :giftCard, :giftCardCents, 'refund', id, nullif(restaurant_id, :giftCardOf), :at from written where :giftCardCents > 0
         ), account as (
           insert into account_credit_entries (restaurant_id, owner, order_id, reason, amount_cents, entered_at)
           select w.restaurant_id, used.owner, w.id, 'refund', :creditCents, :at
           from written w join account_credit_entries used
             on used.restaurant_id = w.restaurant_id and used.order_id = w.order_id and used.reason = 'order'
           where :creditCents > 0 returning restaurant_id, owner, amount_cents
         ), account_balance as (
           update account_credits a set balance_cents = balance_cents + account.amount_cents from account
           where a.restaurant_id = account.restaurant_id and a.owner = account.owner
         ), left_taken as (
           update orders set taken = coalesce(:taken::jsonb, taken), version = version + 1
           where restaurant_id = :restaurantId and id = :orderId and exists (select from written)
           returning version
         )
         select version from left_taken`,
  params: {
    restaurantId: "text",
    refundId: "uuid",
    orderId: "uuid",
    key: "text",
    step: "int4",
    reason: "text?",
    asked: typed<AskedOfRefund>("jsonb"),
    given: typed<GivenBack>("json"),
    paymentId: "uuid?",
    payer: "text?",
    cardCents: "int8",
    giftCardCents: "int8",
    premisesCents: "int8",
    pointsCents: "int8",
    creditCents: "int8",
    accounts: "text[]",
    amounts: "int8[]",
    giftCard: "bytea?",
    giftCardOf: "text",
    /** What the order has taken from then on; null where that is as before. */
    taken: "jsonb?",
    at: "timestamptz",
  },
  row: { version: "int4" },
});

/**
 * Writes a refund: what it takes of the payment, what it gives back to gift card and account credit. Answers the
 * order's version from then on; null when the payment has less left, or is not captured any more.
 */
export async function writeRefund(
  transaction: Transaction,
  refund: Parameters<typeof writeStatement.one>[1],
): Promise<number | null> {
  return (await writeStatement.oneOrNull(transaction, refund))?.version ?? null;
}
