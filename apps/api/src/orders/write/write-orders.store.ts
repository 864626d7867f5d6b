import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { type PaymentName, PROCESS_WITHIN } from "../../payment/payments.store.ts";
import { personOfOwner } from "../../people/owner.ts";
import { writeEventsSteps } from "../../venue-events/venue-events.store.ts";
import type { Checkout, LeasedCheckout } from "../held-checkouts.store.ts";
import { KEY_AS_GUEST_TOO, NOT_USED_AS_GUEST } from "../idempotency-keys.store.ts";
import { tellOrderChanges } from "../order-changes.ts";
import type { NewOrder, OrderCard } from "../order-record.ts";
import { ORDER_COLUMNS, orderAsRow, writeTendersSteps } from "./order-row.ts";

/** An order that was written, with its number of the day. */
export type WrittenOrder = { readonly restaurantId: string; readonly orderId: string; readonly number: number };

/** A checkout whose every payment was authorised, each with what its card is. */
export type PaidCheckout = LeasedCheckout & {
  readonly payments: readonly (PaymentName & { readonly card: OrderCard })[];
};

/** Orders that are written under one key, and under one payment, or each under its own, where a card is charged. */
export type SubmissionToWrite = {
  readonly checkout: Checkout;
  /** The id of the first order, or of what the orders are together. */
  readonly submissionId: string;
  /** The revision at which the restaurant of the key has to be too; absent where its orders say so. */
  readonly revision?: number | undefined;
  /** The checkout whose card said yes; null when nothing is charged. */
  readonly held: PaidCheckout | null;
  /** `revision` is the one of the menu that the order was priced with. */
  readonly orders: readonly { readonly order: NewOrder; readonly revision: number }[];
};

const writeOrdersStatement = statement({
  name: "write orders",
  // Nothing is written unless the key is claimed, or its lease still held, and every menu is of its revision. Each is looked up by its name: not
  // among all restaurants, nor ("is true") among all leases that hold. An account stays until its orders are written, as a foreign key would
  // have it; one that somebody holds is not waited for, since what is scarce is held by now.
  text: `with asked as (
      select * from json_to_recordset(:orders::json) as o (${ORDER_COLUMNS})
    ), payer as (
      select from people where id = :personId for share skip locked
    ), current as (
      select :personId::uuid is null or exists (select from payer) as has_owner,
        bool_and((select revision from restaurants where restaurant_id = a.restaurant_id) = a.revision)
        and (:revision::int8 is null or exists (
          select from restaurants where restaurant_id = :restaurantId and revision = :revision)) as is_current
      from asked a
    ), claimed as (
      insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
      select :restaurantId, :scope, :key, :bodyHash, :submissionId from current
      where is_current and has_owner and :lease::uuid is null and ${NOT_USED_AS_GUEST}
      on conflict do nothing returning 1
    ), closed as (
      update idempotency_keys set lease = null, lease_until = null from current
      where restaurant_id = :restaurantId and scope = :scope and key = :key
        and (lease = :lease and lease_until > now()) is true and is_current and has_owner
      returning 1
    ), charged as (
      update payments set status = 'authorised', lease = null, updated_at = now(),
        settle_after = now() + ${PROCESS_WITHIN}, card_type = paid.card_type, last4 = paid.last4, books = books + 1
      from closed, json_to_recordset(:payments::json) as paid (restaurant_id text, id uuid, card_type text, last4 text)
      where payments.restaurant_id = paid.restaurant_id and payments.id = paid.id and payments.status = 'authorising'
        and payments.lease = :lease
      returning payments.restaurant_id, payments.id, payments.order_id, payments.amount_cents
    ), numbered as (
      insert into order_numbers (restaurant_id, local_day, last_number)
      select restaurant_id, local_day, count(*) from asked
      where exists (select from claimed) or exists (select from charged)
      group by restaurant_id, local_day order by restaurant_id, local_day
      on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + excluded.last_number
      returning restaurant_id, local_day, last_number
    ), placed as (
      insert into orders (restaurant_id, id, submission_id, local_day, number, type, destination, owner, placed_at,
        ready_at, wanted_at, locale, venue, costs, explanation, total_with_tip_cents, contact, remarks,
        payment_method, payment_status, payment_reference, card_type, card_last4, taken, child_id, books)
      select a.restaurant_id, id, nullif(:submissionId, id), local_day,
        last_number - row_number() over (partition by a.restaurant_id, local_day order by position desc) + 1,
        type, destination, owner, placed_at, ready_at, wanted_at, locale, venue, costs, explanation,
        total_with_tip_cents, contact, remarks, payment_method, payment_status, payment_reference, card_type, card_last4, taken, child_id, 1
      from asked a join numbered using (restaurant_id, local_day)
      returning restaurant_id, id, number
    ), lines as (
      insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
      select a.restaurant_id, id, ordinality, line->>0, line->>1, (line->>2)::int4, (line->>3)::int8, line->4
      from asked a join numbered using (restaurant_id, local_day),
        json_array_elements(a.lines) with ordinality as elements (line, ordinality)
    ), steps as (
      insert into order_events (restaurant_id, order_id, step, status, at)
      select a.restaurant_id, id, 1, 'placed', placed_at from asked a join numbered using (restaurant_id, local_day)
    ), ${writeTendersSteps("placed", "c.order_id in (a.id, :submissionId)")}, happened as (
      select a.restaurant_id, event_id, 'order.placed' as type, id as order_id, 1 as order_version, placed_at as at, '{}'::jsonb as data, position
      from asked a join numbered using (restaurant_id, local_day) where :tells
    ), ${writeEventsSteps("happened")}
    select coalesce((select is_current from current), false) as "isCurrent", (select has_owner from current) as "hasOwner",
      :personId::uuid is null or exists (select from people where id = :personId) as "isOwnerThere",
      (select json_agg(json_build_object('restaurantId', restaurant_id, 'orderId', id, 'number', number))
       from placed) as written`,
  params: {
    ...KEY_AS_GUEST_TOO,
    bodyHash: "bytea",
    submissionId: "uuid",
    lease: "uuid?",
    revision: "int8?",
    payments: "json",
    orders: "json",
    personId: "uuid?",
    tells: "bool",
  },
  row: {
    isCurrent: "bool",
    hasOwner: "bool",
    isOwnerThere: "bool",
    written: typed<readonly WrittenOrder[] | null>("json?"),
  },
  crosses: "people: whether the account that orders still stands",
});

/** Why orders are not written: `owner-gone`, whose account is deleted; `owner-held`, whose account somebody is about to change or to delete. */
type NotWritten = "menu-changed" | "not-ours" | "owner-gone" | "owner-held";

/**
 * Writes the orders of a submission with their lines and first events, gives each the next number of its day, and tells the
 * restaurant and whoever follows the orders, all in one statement: a transaction of its own, or the last step of one that has
 * taken what is scarce, since the rows of the numbers are locked until it ends. A payment says from then on that it is to be
 * captured. Their events are written with them, unless the transaction has still to take something: then it writes them last, by itself.
 * Nothing is written when a menu is not of its revision any more, the account that orders is gone, or the key is somebody else's by now.
 */
export async function writeOrders(
  db: Queryable,
  { checkout, submissionId, revision, held, orders }: SubmissionToWrite,
  { tells }: { readonly tells: boolean },
): Promise<{ readonly written: readonly WrittenOrder[] } | { readonly refused: { readonly code: NotWritten } }> {
  if (orders.length === 0) throw new Error("a submission has at least one order");
  const { isCurrent, hasOwner, isOwnerThere, written } = await writeOrdersStatement.one(db, {
    ...checkout,
    submissionId,
    revision: revision ?? null,
    lease: held?.lease ?? null,
    tells,
    personId: personOfOwner(orders[0]?.order.owner ?? null),
    payments: (held?.payments ?? []).map(({ restaurantId, paymentId, card }) => {
      return { restaurant_id: restaurantId, id: paymentId, card_type: card.type, last4: card.last4 };
    }),
    orders: orders.map(({ order, revision: priced }, index) => orderAsRow(order, priced, index)),
  });
  if (written) {
    tellOrderChanges(db, written);
    return { written };
  }
  if (!hasOwner) return { refused: { code: isOwnerThere ? "owner-held" : "owner-gone" } };
  return { refused: { code: isCurrent ? "not-ours" : "menu-changed" } };
}
