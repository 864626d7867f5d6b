import { statement } from "../../db/statement.ts";
import type { Transaction } from "../../db/transaction.ts";
import { reverseSaleSteps } from "../../ledger/steps.ts";
import { PROCESS_WITHIN } from "../../payment/payments.store.ts";
import { type NewOrder, NOTHING_TAKEN } from "../order-record.ts";
import { type Checkout, type HeldCheckout, KEY_AS_GUEST_TOO, NOT_USED_AS_GUEST } from "../place/checkouts.store.ts";
import { ORDER_COLUMNS, orderAsRow, writeTendersSteps } from "../place/write-orders.store.ts";

const clearOrderStatement = statement({
  name: "clear order for change",
  // The payments that were made for it go by the name of the change from then on: what becomes of them says nothing of the order.
  // So do its points: it spends and earns anew.
  text: `with cleared as (
           update orders set taken = :nothing::jsonb, books = books + 1 where restaurant_id = :restaurantId and id = :orderId returning 1
         ), lines as (
           delete from order_lines where restaurant_id = :restaurantId and order_id = :orderId
         ), revocable as (
           delete from unpaid_orders where restaurant_id = :restaurantId and order_id = :orderId
         ), waiting as (
           delete from notices where restaurant_id = :restaurantId and order_id = :orderId
             and kind = 'order-ready' and told_of_at is null
         ), tendered as (
           delete from tenders where restaurant_id = :restaurantId and order_id = :orderId
         ), points as (
           update loyalty_entries set order_id = :changeId where restaurant_id = :restaurantId and order_id = :orderId
         )
         update payments set order_id = :changeId from cleared
         where restaurant_id = :restaurantId and order_id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid", changeId: "uuid", nothing: "jsonb" },
});

/** An order that is changed, and the change's own id, under which its card is asked. */
export type ChangeName = { readonly restaurantId: string; readonly orderId: string; readonly changeId: string };

/** Takes an order's lines, what it took, its tenders and its payments away from it, so that it can be written anew. All of it was given back before. */
export async function clearOrder(transaction: Transaction, change: ChangeName): Promise<void> {
  await clearOrderStatement.count(transaction, { ...change, nothing: NOTHING_TAKEN });
}

const writeChangeStatement = statement({
  name: "write changed order",
  // Nothing is written unless the key is claimed, or its lease still held, and the menu is of its revision. An order that is moved to
  // another day gets a number of that day.
  text: `with asked as (
      select * from json_to_recordset(:orders::json) as o (${ORDER_COLUMNS})
    ), current as (
      select bool_and(r.revision = a.revision) as is_current
      from asked a left join restaurants r on r.restaurant_id = :restaurantId
    ), claimed as (
      insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
      select :restaurantId, :scope, :key, :bodyHash, :orderId from current
      where is_current and :lease::uuid is null and ${NOT_USED_AS_GUEST}
      on conflict do nothing returning 1
    ), closed as (
      update idempotency_keys set lease = null, lease_until = null, order_id = :orderId from current
      where restaurant_id = :restaurantId and scope = :scope and key = :key
        and lease = :lease and lease_until > now() and is_current
      returning 1
    ), charged as (
      update payments set status = 'authorised', lease = null, updated_at = now(), order_id = :orderId,
        settle_after = now() + ${PROCESS_WITHIN}, card_type = a.card_type, last4 = a.card_last4, books = books + 1
      from closed, asked a
      where payments.restaurant_id = :restaurantId and payments.id = :paymentId and payments.status = 'authorising'
        and payments.lease = :lease
      returning payments.restaurant_id, payments.id, payments.order_id, payments.amount_cents
    ), numbered as (
      insert into order_numbers (restaurant_id, local_day, last_number)
      select o.restaurant_id, a.local_day, 1 from orders o, asked a
      where o.restaurant_id = :restaurantId and o.id = :orderId and o.local_day <> a.local_day
        and (exists (select from claimed) or exists (select from charged))
      on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + 1
      returning last_number
    ), changed as (
      update orders o set local_day = a.local_day, number = coalesce((select last_number from numbered), o.number), type = a.type, destination = a.destination, ready_at = a.ready_at, wanted_at = a.wanted_at,
        locale = a.locale, venue = a.venue, costs = a.costs, explanation = a.explanation,
        total_with_tip_cents = a.total_with_tip_cents, contact = a.contact, remarks = a.remarks,
        payment_method = a.payment_method, payment_status = a.payment_status, payment_reference = a.payment_reference,
        card_type = a.card_type,
        card_last4 = a.card_last4, taken = a.taken, version = o.version + 1, books = o.books + 1
      from asked a
      where o.restaurant_id = :restaurantId and o.id = :orderId
        and (exists (select from claimed) or exists (select from charged))
      returning o.restaurant_id, o.id, o.number, o.version
    ), lines as (
      insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
      select changed.restaurant_id, changed.id, ordinality, line->>0, line->>1, (line->>2)::int4, (line->>3)::int8, line->4
      from changed, asked a, json_array_elements(a.lines) with ordinality as elements (line, ordinality)
    ), ${reverseSaleSteps("changed")}, ${writeTendersSteps("changed", "true", "exists (select from standing)")}
    select coalesce((select is_current from current), false) as "isCurrent", (select number from changed) as number,
      (select version from changed) as version`,
  params: {
    ...KEY_AS_GUEST_TOO,
    orderId: "uuid",
    bodyHash: "bytea",
    lease: "uuid?",
    paymentId: "uuid?",
    orders: "json",
  },
  row: { isCurrent: "bool", number: "int4?", version: "int4?" },
});

/**
 * Writes an order that was cleared as it is from now on, closes the key, and has the new payment captured and
 * its guest told. Nothing is written when the menu is not of its revision any more, or the key is somebody else's by now.
 */
export async function writeChange(
  transaction: Transaction,
  { checkout, held }: { readonly checkout: Checkout; readonly held: HeldCheckout | null },
  { order, revision }: { readonly order: NewOrder; readonly revision: number },
): Promise<
  | { readonly number: number; readonly version: number }
  | { readonly refused: { readonly code: "menu-changed" | "not-ours" } }
> {
  const { isCurrent, number, version } = await writeChangeStatement.one(transaction, {
    ...checkout,
    orderId: order.orderId,
    lease: held?.lease ?? null,
    paymentId: held?.payments[0]?.paymentId ?? null,
    orders: [orderAsRow(order, revision, 0)],
  });
  if (number !== null && version !== null) return { number, version };
  return { refused: { code: isCurrent ? "not-ours" : "menu-changed" } };
}
