import { type Cents, TABLE_BILL } from "@comptoir/ordering";
import { zoneOf } from "../../money/ledger/steps.ts";
import { PROCESS_WITHIN } from "../../money/payment/payments.store.ts";
import { typed } from "../../platform/db/column-types.ts";
import { type ParamsOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { OrderName } from "../orders/order-changes.ts";
import type { AuthorisedCheckout } from "../orders/place/authorise-checkout.ts";
import { KEY_AS_GUEST_TOO, NOT_USED_AS_GUEST } from "../orders/place/checkouts.store.ts";
import type { TableName } from "./sessions.store.ts";

/** A ledger entry of a table's payment, or of a round that it pays. Its postings sum to zero. payment#ledger. */
export type TableEntry = {
  /** In whose books it is: the payer's table is the hub's, a round may be a kitchen's. table#halls. */
  readonly restaurantId: string;
  readonly kind: string;
  readonly method: string | null;
  /** The round's order, or the payment's own id. */
  readonly orderId: string;
  readonly accounts: readonly string[];
  readonly amounts: readonly number[];
};

const bookStatement = statement({
  name: "book at table",
  text: `insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
         select e."restaurantId", :at, ledger_day(:at, ${zoneOf('e."restaurantId"')}), e.kind, e.method, e."orderId", e.accounts, e.amounts
         from json_to_recordset(:entries::json)
           as e ("restaurantId" text, kind text, method text, "orderId" uuid, accounts text[], amounts int8[])`,
  params: { at: "timestamptz", entries: "json" },
});

/** Writes ledger entries of a table. payment#ledger. */
export async function bookAtTable(transaction: Transaction, entries: readonly TableEntry[], at: Date): Promise<void> {
  if (entries.length > 0) await bookStatement.count(transaction, { at, entries });
}

const finishStatement = statement({
  name: "finish payment at table",
  // As of orders: writes only if the checkout still has its lease.
  text: `with closed as (
           update idempotency_keys set lease = null, lease_until = null, order_id = :id
           where restaurant_id = :restaurantId and scope = :scope and key = :key and (lease = :lease and lease_until > now()) is true
           returning 1
         ), charged as (
           update payments set status = 'authorised', lease = null, updated_at = now(), settle_after = now() + ${PROCESS_WITHIN},
             card_type = paid.card_type, last4 = paid.last4, books = books + 1
           from closed, json_to_recordset(:payments::json) as paid (restaurant_id text, id uuid, card_type text, last4 text)
           where payments.restaurant_id = paid.restaurant_id and payments.id = paid.id and status = 'authorising' and payments.lease = :lease
           returning payments.restaurant_id, payments.id, order_id, amount_cents
         ), held as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
           select c.restaurant_id, now(), ledger_day(now(), ${zoneOf("c.restaurant_id")}), 'authorised', c.order_id, c.id,
             array['authorised', 'authorised-for'], array[c.amount_cents, -c.amount_cents]
           from charged c
         )
         select from charged`,
  params: {
    restaurantId: "text",
    id: "uuid",
    scope: "text",
    key: "uuid",
    lease: "uuid",
    payments: "json",
  },
});

/** Makes the authorised payments of a share due for capture, and closes its checkout; false if the checkout's lease is lost. */
export async function finishTablePayment(
  transaction: Transaction,
  { payments, ...checkout }: AuthorisedCheckout & { readonly id: string },
): Promise<boolean> {
  const rows = payments.map(({ restaurantId: restaurant_id, paymentId: id, card: { type: card_type, last4 } }) => ({
    ...{ restaurant_id, id, card_type, last4 },
  }));
  return (await finishStatement.count(transaction, { ...checkout, payments: rows })) === payments.length;
}

const closeStatement = statement({
  name: "close checkout of share without card",
  text: `insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
         select :restaurantId, :scope, :key, :bodyHash, :id where ${NOT_USED_AS_GUEST} on conflict do nothing`,
  params: { ...KEY_AS_GUEST_TOO, bodyHash: "bytea", id: "uuid" },
});

/** Closes the checkout of a share that needs no card; false if another request has its key. */
export async function closeWithoutCard(
  transaction: Transaction,
  share: ParamsOf<typeof closeStatement>,
): Promise<boolean> {
  return (await closeStatement.count(transaction, share)) === 1;
}

const roundsStatement = statement({
  name: "list orders of table",
  text: `select order_restaurant_id as "restaurantId", order_id as "orderId" from table_orders
         where restaurant_id = :restaurantId and session_id = :sessionId`,
  params: { restaurantId: "text", sessionId: "uuid" },
  row: { restaurantId: "text", orderId: "uuid" },
});

const holdOrdersStatement = statement({
  name: "hold orders of table",
  text: `select from orders where restaurant_id = any(:restaurantIds) and id = any(:orderIds) order by restaurant_id, id for no key update`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]" },
});

/** Locks the orders of a table's rounds. They come before the session: a refund has its order's lock first, too. */
export async function holdRounds(transaction: Transaction, { restaurantId, sessionId }: TableName): Promise<void> {
  const rounds = await roundsStatement.rows(transaction, { restaurantId, sessionId });
  await holdOrdersStatement.count(transaction, inLists(rounds));
}

const paidOfRoundsStatement = statement({
  name: "list what rounds of table are paid",
  text: `select t.order_id as "orderId", sum(t.paid_cents)::int8 as "paidCents" from tenders t
         where t.restaurant_id = any(:restaurantIds) and t.order_id = any(:orderIds) and t.means = :means group by t.order_id`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]", means: "text" },
  row: { orderId: "uuid", paidCents: typed<Cents>("int8") },
});

/** Lists what the books have as paid of each order of a table. */
export function listPaidOfRounds(transaction: Transaction, rounds: readonly OrderName[]) {
  return paidOfRoundsStatement.rows(transaction, { ...inLists(rounds), means: TABLE_BILL.name });
}

const setPaidStatement = statement({
  name: "set what rounds of table are paid",
  text: `update tenders t set paid_cents = a.cents from json_to_recordset(:paid::json) as a ("orderId" uuid, cents int8)
         where t.restaurant_id = any(:restaurantIds) and t.order_id = a."orderId" and t.means = :means`,
  params: { restaurantIds: "text[]", paid: "json", means: "text" },
});

/** Sets what of each order of a table its people have paid. */
export async function setPaidOfRounds(
  transaction: Transaction,
  paid: readonly (OrderName & { readonly cents: Cents })[],
): Promise<void> {
  const { restaurantIds } = inLists(paid);
  await setPaidStatement.count(transaction, { restaurantIds, paid, means: TABLE_BILL.name });
}

/** The restaurants and ids of a table's orders, for statements that name both: at a food hall they are of several kitchens. */
function inLists(orders: readonly OrderName[]) {
  return {
    restaurantIds: [...new Set(orders.map(({ restaurantId }) => restaurantId))],
    orderIds: orders.map(({ orderId }) => orderId),
  };
}
