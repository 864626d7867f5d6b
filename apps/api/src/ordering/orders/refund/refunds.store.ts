import type { PricedLineData } from "@comptoir/contract";
import type { CostsExplanation, RefundAsked } from "@comptoir/ordering";
import { giveBackSteps, SHARES } from "../../../money/tender/tenders.store.ts";
import { typed } from "../../../platform/db/column-types.ts";
import { type ParamsOf, type RowOf, statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { OrderName } from "../order-changes.ts";
import type { GivenBack } from "../order-record.ts";

export type LineToRefund = Pick<PricedLineData, "orderId" | "quantity" | "name">;

/**
 * What an earlier refund asked for. `isRest`: the request had no quantity and refunded what was left of the
 * line. Refunds of older versions lack `isRest`.
 */
export type AskedOfRefund =
  | Exclude<RefundAsked, { readonly of: "lines" }>
  | {
      readonly of: "lines";
      readonly lines: readonly { readonly orderId: number; readonly quantity: number; readonly isRest?: boolean }[];
    };

export type MadeRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly reason: string | null;
  readonly asked: AskedOfRefund;
  readonly given: GivenBack;
};

const loadStatement = statement({
  name: "load order for refund",
  text: `select o.explanation,
           (select json_agg(json_build_object('orderId', l.details -> 'orderId', 'quantity', l.quantity, 'name', l.details ->> 'name') order by l.line)
            from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
           (select coalesce(json_agg(json_build_object('refundId', f.id, 'key', f.key, 'reason', f.reason, 'asked', f.asked, 'given', f.given)
              order by f.step), '[]')
            from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id) as made
         from orders o where o.restaurant_id = :restaurantId and o.id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    explanation: typed<CostsExplanation>("json"),
    lines: typed<readonly LineToRefund[]>("json"),
    made: typed<readonly MadeRefund[]>("json"),
  },
});

export type OrderToRefund = RowOf<typeof loadStatement>;

export function loadToRefund(transaction: Transaction, order: OrderName): Promise<OrderToRefund> {
  return loadStatement.one(transaction, order);
}

const writeStatement = statement({
  name: "write refund",
  // Writes nothing if the payment has less left than the refund.
  text: `with charged as (
           update payments set refunded_cents = refunded_cents + :cardCents, updated_at = now()
           where restaurant_id = coalesce(:payer, :restaurantId) and id = :paymentId and status = 'captured'
             and refunded_cents + :cardCents <= amount_cents
           returning 1
         ), written as (
           insert into refunds (restaurant_id, id, order_id, key, step, reason, asked, given, payment_id, payment_restaurant_id,
             card_cents, gift_card_cents, premises_cents, points_cents, credit_cents, status, accounts, amounts, settle_after, refunded_at, books)
           select :restaurantId, :refundId, :orderId, :key, :step, :reason, :asked, :given, :paymentId, nullif(:payer, :restaurantId),
             :cardCents, :giftCardCents, :premisesCents, :pointsCents, :creditCents, case when :cardCents > 0 then 'refunding' else 'refunded' end, :accounts, :amounts,
             now(), :at, 1
           where :paymentId::uuid is null or exists (select from charged)
           returning 1
         ), sold as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
           select o.restaurant_id, :at, ledger_day(:at, o.venue ->> 'zone'), 'refund', o.payment_method, o.id, :accounts, :amounts
           from written, orders o where o.restaurant_id = :restaurantId and o.id = :orderId
         ), ${giveBackSteps("written")}, left_taken as (
           update orders set taken = taken || :takenBefore::jsonb, version = version + 1, books = books + 1
           where restaurant_id = :restaurantId and id = :orderId and exists (select from written)
           returning version
         )
         select version from left_taken`,
  params: {
    ...SHARES,
    refundId: "uuid",
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
    takenBefore: "jsonb",
  },
  row: { version: "int4" },
});

/**
 * Writes a refund, and subtracts its amounts from the payment, the sale and the order's tenders. Returns the
 * order's new version; null if the payment has less left or is no longer captured.
 */
export async function writeRefund(
  transaction: Transaction,
  refund: ParamsOf<typeof writeStatement>,
): Promise<number | null> {
  return (await writeStatement.oneOrNull(transaction, refund))?.version ?? null;
}
