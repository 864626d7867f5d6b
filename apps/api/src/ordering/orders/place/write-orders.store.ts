import { randomUUIDv7 } from "node:crypto";
import { parseCents } from "@comptoir/ordering";
import { writeEventsSteps } from "../../../events/venue-events/venue-events.store.ts";
import { saleEntry } from "../../../money/ledger/sale.ts";
import { ENTRY_COLUMNS } from "../../../money/ledger/steps.ts";
import { type PaymentName, PROCESS_WITHIN } from "../../../money/payment/payments.store.ts";
import { operationsOf } from "../../../money/tender/means/index.ts";
import { entriesOfTenders } from "../../../money/tender/take-tenders.ts";
import { TENDER_COLUMNS } from "../../../money/tender/tenders.store.ts";
import { personOfOwner } from "../../../people/owner.ts";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { tellOrderChanges } from "../order-changes.ts";
import type { NewOrder, OrderCard } from "../order-record.ts";
import { type Checkout, KEY_AS_GUEST_TOO, type LeasedCheckout, NOT_USED_AS_GUEST } from "./checkouts.store.ts";
import { takenBefore } from "./taken-before.ts";

const ORDER_COLUMNS = `
  restaurant_id text, id uuid, revision int8, local_day date, type text, destination json, owner text,
  placed_at timestamptz, ready_at timestamptz, wanted_at timestamptz, locale text, venue json, costs json,
  explanation json, total_with_tip_cents int8, contact json, remarks json, payment_method text,
  payment_status text, payment_reference text, card_type text, card_last4 text, taken jsonb, tenders json, booked_on date, entries json, child_id uuid, lines json, position int4, event_id uuid,
  accept_from timestamptz, accept_until timestamptz, fire_at timestamptz`;

type RowTerms = { readonly revision: number; readonly position: number; readonly isSaleBooked: boolean };

function orderAsRow(order: NewOrder, { revision, position, isSaleBooked }: RowTerms) {
  return {
    restaurant_id: order.restaurantId,
    id: order.orderId,
    revision,
    local_day: order.localDay,
    type: order.type,
    destination: order.destination,
    owner: order.owner,
    placed_at: order.placedAt,
    ready_at: order.readyAt,
    wanted_at: order.wantedAt,
    locale: order.locale,
    venue: order.venue,
    costs: order.costs,
    explanation: order.explanation,
    total_with_tip_cents: order.totalWithTipCents,
    contact: order.contact,
    remarks: order.remarks,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    payment_reference: order.paymentReference,
    card_type: order.card?.type ?? null,
    card_last4: order.card?.last4 ?? null,
    taken: { ...order.taken, ...takenBefore(order.restaurantId, order.tenders) },
    tenders: order.tenders.map(({ means, amountCents, state, reference }, index) => ({
      ...{ position: index + 1, means, amount_cents: amountCents, state, reference },
      is_charged: operationsOf({ means }).isCharged ?? false,
    })),
    // Sales are booked on the day on which they are made, whatever day the food is for.
    booked_on: localMomentOf(order.placedAt, order.venue.zone).date,
    entries: [...(isSaleBooked ? [saleEntry(order)] : []), ...entriesOfTenders(order, order.tenders)].map(
      ({ restaurantId, ...entry }) => ({ restaurant_id: restaurantId, ...entry }),
    ),
    child_id: order.childId,
    lines: order.lines.map((line) => {
      return [String(line.id), String(line.menu_id), line.quantity, parseCents(line.orderPrice), line];
    }),
    position,
    event_id: randomUUIDv7(),
    accept_from: order.acceptFrom,
    accept_until: order.acceptUntil,
    fire_at: order.fireAt,
  };
}

export type WrittenOrder = {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly number: number;
  readonly version: number;
};

export type PaidCheckout = LeasedCheckout & {
  readonly payments: readonly (PaymentName & { readonly card: OrderCard })[];
};

/**
 * Orders that are written under one idempotency key. If a card is charged, one payment pays all of them, or
 * each order has its own payment.
 */
type SubmissionToWrite = {
  readonly checkout: Checkout;
  /** Id of the first order, of the hub's parent order, or of the change. */
  readonly submissionId: string;
  /**
   * Id of the changed order, whose stock, slots and payment are released already; null if all orders are new.
   */
  readonly changedId: string | null;
  /** Revision that the hub must still have; absent without a hub. */
  readonly revision?: number | undefined;
  readonly held: PaidCheckout | null;
  readonly orders: readonly { readonly order: NewOrder; readonly revision: number }[];
};

/** Columns that a change overwrites. ordering#change-by-guest. */
const CHANGED_COLUMNS = [
  ...["local_day", "number", "type", "destination", "ready_at", "wanted_at", "locale", "venue", "costs", "explanation"],
  ...["total_with_tip_cents", "contact", "remarks", "payment_method", "payment_status", "payment_reference"],
  ...["card_type", "card_last4", "taken", "fire_at"],
];

/**
 * SQL by which a change keeps the answer to its order. An order that still awaits one waits anew; with an order type
 * that needs no answer, it is accepted. An answered order stays answered. board#changed-while-waiting.
 */
const AWAITED = "orders.accept_until is not null and orders.accepted_at is null";
const ANSWER_OF_CHANGE = ["accept_from", "accept_until", "alerted_at"]
  .map((column) => `${column} = case when ${AWAITED} then excluded.${column} else orders.${column} end`)
  .join(", ");

const writeOrdersStatement = statement({
  name: "write orders",
  // Writes only if the key is claimed or its lease is held, and every menu still has the revision that its
  // order was priced with. `is true` hides the lease's conditions from the planner, which otherwise scans all
  // valid leases. The account is share-locked until the orders are written, as by a foreign key. A locked
  // account is skipped, not waited for, because the transaction may already hold locks on stock.
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
      update idempotency_keys set lease = null, lease_until = null, order_id = :submissionId from current
      where restaurant_id = :restaurantId and scope = :scope and key = :key
        and (lease = :lease and lease_until > now()) is true and is_current and has_owner
      returning 1
    ), charged as (
      update payments set status = 'authorised', lease = null, updated_at = now(),
        settle_after = now() + ${PROCESS_WITHIN}, card_type = paid.card_type, last4 = paid.last4, books = books + 1,
        order_id = coalesce(:changedId, order_id),
        -- Held until the orders that it pays are answered.
        awaits_answer = exists (select from asked a where a.accept_until is not null
          and (:changedId::uuid is not null or payments.order_id in (a.id, :submissionId)))
      from closed, json_to_recordset(:payments::json) as paid (restaurant_id text, id uuid, card_type text, last4 text)
      where payments.restaurant_id = paid.restaurant_id and payments.id = paid.id and payments.status = 'authorising'
        and payments.lease = :lease
      returning payments.restaurant_id, payments.id, payments.order_id, payments.amount_cents
    ), kept as (
      select restaurant_id, local_day, number from orders where restaurant_id = :restaurantId and id = :changedId
    ), numbered as (
      insert into order_numbers (restaurant_id, local_day, last_number)
      select restaurant_id, local_day, count(*) from asked
      where (exists (select from claimed) or exists (select from charged))
        and not exists (select from kept where kept.local_day = asked.local_day)
      group by restaurant_id, local_day order by restaurant_id, local_day
      on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + excluded.last_number
      returning restaurant_id, local_day, last_number
    ), placed as (
      insert into orders (restaurant_id, id, submission_id, local_day, number, type, destination, owner, placed_at,
        ready_at, wanted_at, locale, venue, costs, explanation, total_with_tip_cents, contact, remarks,
        payment_method, payment_status, payment_reference, card_type, card_last4, taken, child_id, accept_from, accept_until, fire_at, books)
      select a.restaurant_id, id, nullif(:submissionId, id), local_day,
        coalesce(kept.number, last_number - row_number() over (partition by a.restaurant_id, local_day order by position desc) + 1),
        type, destination, owner, placed_at, ready_at, wanted_at, locale, venue, costs, explanation,
        total_with_tip_cents, contact, remarks, payment_method, payment_status, payment_reference, card_type, card_last4, taken, child_id, accept_from, accept_until, fire_at, 1
      from asked a left join numbered using (restaurant_id, local_day) left join kept using (restaurant_id, local_day)
      where exists (select from claimed) or exists (select from charged)
      on conflict (restaurant_id, id) do update
        set ${CHANGED_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}, ${ANSWER_OF_CHANGE}, books = orders.books + 1,
          fired_at = case when excluded.fire_at is null then orders.fired_at end,
          -- Only a change may update an existing order. Otherwise version is null, which the column rejects.
          version = case when :changedId::uuid is not null then orders.version + 1 end
      returning restaurant_id, id, number, version
    ), lines as (
      insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
      select a.restaurant_id, id, ordinality, line->>0, line->>1, (line->>2)::int4, (line->>3)::int8, line->4
      from asked a join placed using (restaurant_id, id),
        json_array_elements(a.lines) with ordinality as elements (line, ordinality)
    ), steps as (
      insert into order_events (restaurant_id, order_id, step, status, at)
      select a.restaurant_id, id, 1, 'placed', placed_at from asked a join placed using (restaurant_id, id) where :changedId::uuid is null
    ), tendered as (
      insert into tenders (restaurant_id, order_id, position, means, amount_cents, state, reference, payment_restaurant_id, payment_id)
      select a.restaurant_id, a.id, t.position, t.means, t.amount_cents, t.state, t.reference, c.restaurant_id, c.id
      from asked a join placed using (restaurant_id, id)
        cross join json_to_recordset(a.tenders) as t (${TENDER_COLUMNS})
        left join charged c on t.is_charged and c.order_id in (a.id, :submissionId)
    ), booked as (
      insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
      select e.restaurant_id, a.placed_at, a.booked_on, e.kind, e.method, a.id, e.accounts, e.amounts
      from asked a join placed using (restaurant_id, id)
        cross join json_to_recordset(a.entries) as e (${ENTRY_COLUMNS})
    ), held as (
      insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
      select c.restaurant_id, now(), (select min(booked_on) from asked), 'authorised', c.order_id, c.id,
        array['authorised', 'authorised-for'], array[c.amount_cents, -c.amount_cents]
      from charged c
    ), happened as (
      select a.restaurant_id, event_id, 'order.placed' as type, id as order_id, 1 as order_version, placed_at as at, '{}'::jsonb as data, position
      from asked a join placed using (restaurant_id, id) where :tells
    ), ${writeEventsSteps("happened")}
    select coalesce((select is_current from current), false) as "isCurrent", (select has_owner from current) as "hasOwner",
      :personId::uuid is null or exists (select from people where id = :personId) as "isOwnerThere",
      (select json_agg(json_build_object('restaurantId', restaurant_id, 'orderId', id, 'number', number, 'version', version))
       from placed) as written`,
  params: {
    ...KEY_AS_GUEST_TOO,
    bodyHash: "bytea",
    submissionId: "uuid",
    changedId: "uuid?",
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
  crosses: "people: whether the ordering account still exists",
});

/**
 * Reasons why orders are not written. `owner-gone`: the account is deleted. `owner-held`: a change or deletion
 * has locked it.
 */
type NotWritten = "menu-changed" | "key-not-held" | "owner-gone" | "owner-held";

/**
 * Writes a submission's orders, lines, first events and day numbers in one statement, then notifies the
 * orders' subscribers. It locks the rows of the day numbers, so it is its own transaction, or the last step
 * of one that took stock. With `tells` it writes the venue events too; otherwise the caller writes them last.
 * Nothing is written if a menu's revision is stale, the account is deleted or locked, or another checkout has
 * the key.
 */
export async function writeOrders(
  db: Queryable,
  { checkout, submissionId, changedId, revision, held, orders }: SubmissionToWrite,
  { tells, isSaleBooked = true }: { readonly tells: boolean; readonly isSaleBooked?: boolean | undefined },
): Promise<{ readonly written: readonly WrittenOrder[] } | { readonly refused: { readonly code: NotWritten } }> {
  if (orders.length === 0) throw new Error("A submission needs at least one order.");
  const { isCurrent, hasOwner, isOwnerThere, written } = await writeOrdersStatement.one(db, {
    ...checkout,
    submissionId: changedId ?? submissionId,
    changedId,
    revision: revision ?? null,
    lease: held?.lease ?? null,
    tells,
    // Null for a change: its order is locked, and an account deletion waits for that lock.
    personId: changedId === null ? personOfOwner(orders[0]?.order.owner ?? null) : null,
    payments: (held?.payments ?? []).map(({ restaurantId, paymentId, card }) => {
      return { restaurant_id: restaurantId, id: paymentId, card_type: card.type, last4: card.last4 };
    }),
    orders: orders.map(({ order, revision: priced }, position) =>
      orderAsRow(order, { revision: priced, position, isSaleBooked }),
    ),
  });
  if (written) {
    tellOrderChanges(db, written);
    return { written };
  }
  if (!hasOwner) return { refused: { code: isOwnerThere ? "owner-held" : "owner-gone" } };
  return { refused: { code: isCurrent ? "key-not-held" : "menu-changed" } };
}
