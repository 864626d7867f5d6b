import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { bookSharesStep } from "../ledger/steps.ts";
import type { OrderOfTenders } from "./tender.ts";

/**
 * The columns of a tender that is written with its order, as SQL: a `NewTender`, and whether a gateway takes
 * its payment.
 */
export const TENDER_COLUMNS =
  "position int2, means text, amount_cents int8, state text, reference jsonb, is_charged bool";

export const TENDERS_OF_ORDER = `(select coalesce(json_agg(json_build_object('position', t.position, 'means', t.means,
             'amountCents', t.amount_cents, 'backCents', t.back_cents, 'state', t.state, 'reference', t.reference,
             'payment', case when p.id is not null then json_build_object('restaurantId', p.restaurant_id, 'paymentId', p.id,
               'status', p.status, 'awaitsAnswer', p.status = 'authorised' and p.awaits_answer, 'isShared', exists (select from tenders others
                 where others.payment_id = t.payment_id and others.order_id <> t.order_id)) end) order by t.position), '[]')
           from tenders t left join payments p on p.restaurant_id = t.payment_restaurant_id and p.id = t.payment_id
           where t.restaurant_id = o.restaurant_id and t.order_id = o.id)`;

/**
 * An amount to give back from a tender, and its booking. `kind` and `account` are null, and nothing is booked
 * now, if the receiving means stores no value here.
 */
export type ShareRow = {
  readonly position: number;
  readonly cents: number;
  readonly books_of: string;
  readonly kind: string | null;
  readonly account: string | null;
};

export const SHARES = { restaurantId: "text", orderId: "uuid", shares: "json", at: "timestamptz" } as const;

/**
 * SQL steps that record `:shares` as given back on an order's tenders and book them, if the step `source` has
 * a row. A check constraint rejects more than was taken. payment#tender.
 */
export function giveBackSteps(source: string): string {
  return `shares as (
           select s.* from ${source}, json_to_recordset(:shares::json) as s (position int2, cents int8, books_of text, kind text, account text)
         ), back as (
           update tenders t set back_cents = t.back_cents + s.cents from shares s
           where t.restaurant_id = :restaurantId and t.order_id = :orderId and t.position = s.position
         ), ${bookSharesStep("shares")}`;
}

const giveBackStatement = statement({
  name: "give tenders back",
  text: `with always as (select 1), ${giveBackSteps("always")} select from shares`,
  params: SHARES,
});

/** Records the amounts that an order's tenders give back, and books them. payment#tender. */
export async function noteGivenBack(
  transaction: Transaction,
  order: OrderOfTenders,
  shares: readonly ShareRow[],
  at: Date,
): Promise<void> {
  if (shares.length === 0) return;
  const { restaurantId, orderId } = order;
  await giveBackStatement.count(transaction, { restaurantId, orderId, shares, at });
}
