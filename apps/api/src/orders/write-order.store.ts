import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { SETTLE_WITHIN } from "../payment/payments.store.ts";
import type { CheckoutKey } from "./idempotency.store.ts";
import type { NewOrder } from "./order-record.ts";

/** The order's own values in every statement that writes one. */
const ORDER = {
  restaurantId: "text",
  orderId: "uuid",
  localDay: "date",
  lines: "json",
  placedAt: "timestamptz",
  type: "text",
  destination: "json",
  owner: "text",
  readyAt: "timestamptz",
  wantedAt: "timestamptz?",
  locale: "text",
  venue: "json",
  costs: "json",
  explanation: "json",
  totalWithTipCents: "int8",
  contact: "json",
  remarks: "json",
  paymentMethod: "text",
  paymentStatus: "text",
  cardType: "text?",
  cardLast4: "text?",
  taken: "jsonb",
} as const;

function valuesOf(order: NewOrder) {
  return {
    ...order,
    lines: order.lines.map((line) => [
      String(line.itemId),
      String(line.menuId),
      line.quantity,
      line.orderPriceCents,
      line.details,
    ]),
    cardType: order.card?.type ?? null,
    cardLast4: order.card?.last4 ?? null,
  };
}

/** The steps that give an order its number and write it, if `source` (a `from` of earlier steps) has a row. */
function writingSteps(source: string): string {
  return `numbered as (
      insert into order_numbers (restaurant_id, local_day, last_number) select :restaurantId, :localDay::date, 1 ${source}
      on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + 1
      returning last_number
    ), lines as (
      insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
      select :restaurantId, :orderId, ordinality, line->>0, line->>1, (line->>2)::int4, (line->>3)::int8, line->4
      from numbered, json_array_elements(:lines::json) with ordinality as elements (line, ordinality)
    ), events as (
      insert into order_events (restaurant_id, order_id, step, status, at)
      select :restaurantId, :orderId, 1, 'placed', :placedAt from numbered
    ), placed as (
      insert into orders (restaurant_id, id, local_day, number, type, destination, owner, placed_at, ready_at, wanted_at,
        locale, venue, costs, explanation, total_with_tip_cents, contact, remarks, payment_method, payment_status,
        card_type, card_last4, taken)
      select :restaurantId, :orderId, :localDay, last_number, :type, :destination, :owner, :placedAt, :readyAt, :wantedAt,
        :locale, :venue, :costs, :explanation, :totalWithTipCents, :contact, :remarks, :paymentMethod, :paymentStatus,
        :cardType, :cardLast4, :taken
      from numbered
      returning number
    )`;
}

const writeOrderStatement = statement({
  name: "write order",
  text: `with ${writingSteps("")} select number from placed`,
  params: ORDER,
  row: { number: "int4" },
});

/**
 * Writes an order with its lines and its first event, and gives it the next number of the day, in one statement. The
 * number's row is locked from here until the transaction ends, so this comes last in it. Answers the number.
 */
export async function writeOrder(db: Queryable, order: NewOrder): Promise<number> {
  return (await writeOrderStatement.one(db, valuesOf(order))).number;
}

/** What became of writing an order at once: its number, or null when somebody else has the key, or the menu has changed. */
export type WrittenAtOnce = { readonly number: number | null; readonly revision: number | null };

/** The revision is the one that the order was priced with. */
const CHECKOUT = { ...ORDER, scope: "text", key: "uuid", revision: "int8" } as const;
const WRITTEN = { number: "int4?", revision: "int8?" } as const;

const claimAndWriteStatement = statement({
  name: "claim and write",
  text: `with current as (
      select revision from restaurants where restaurant_id = :restaurantId
    ), claimed as (
      insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
      select :restaurantId, :scope, :key::uuid, :bodyHash::bytea, :orderId::uuid from current where revision = :revision
      on conflict do nothing returning 1
    ), ${writingSteps("from claimed")}
    select (select number from placed) as number, (select revision from current) as revision`,
  params: { ...CHECKOUT, bodyHash: "bytea" },
  row: WRITTEN,
});

/**
 * Claims a key and writes an order that takes nothing scarce, all in one statement, which is a transaction of its own: the
 * quickest way for most orders. Nothing is claimed when the restaurant's menu is not of the revision any more.
 */
export function claimAndWrite(
  db: Queryable,
  order: NewOrder,
  claim: { readonly checkout: CheckoutKey; readonly bodyHash: Buffer; readonly revision: number },
): Promise<WrittenAtOnce> {
  const { scope, key } = claim.checkout;
  const { bodyHash, revision } = claim;
  return claimAndWriteStatement.one(db, { ...valuesOf(order), scope, key, bodyHash, revision });
}

const closeAndWriteStatement = statement({
  name: "close and write",
  text: `with current as (
      select revision from restaurants where restaurant_id = :restaurantId
    ), closed as (
      update idempotency_keys set lease = null, lease_until = null
      where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease and lease_until > now()
        and exists (select from current where revision = :revision)
      returning 1
    ), moved as (
      update payments set status = 'authorised', lease = null, updated_at = now(),
        settle_after = now() + ${SETTLE_WITHIN}
      from closed
      where restaurant_id = :restaurantId and id = :paymentId and status = 'authorising' and payments.lease = :lease
      returning 1
    ), ${writingSteps("from moved")}
    select (select number from placed) as number, (select revision from current) as revision`,
  params: { ...CHECKOUT, lease: "uuid", paymentId: "uuid" },
  row: WRITTEN,
});

/**
 * Closes a checkout whose card said yes and writes its order, which takes nothing scarce, in one statement, which is a
 * transaction of its own. Its payment says from then on that it is to be captured. Nothing is closed when the lease is
 * somebody else's by now, or the menu is not of the revision any more.
 */
export function closeAndWrite(
  db: Queryable,
  order: NewOrder,
  close: {
    readonly checkout: CheckoutKey;
    readonly lease: string;
    readonly paymentId: string;
    readonly revision: number;
  },
): Promise<WrittenAtOnce> {
  const { scope, key } = close.checkout;
  const { lease, paymentId, revision } = close;
  return closeAndWriteStatement.one(db, { ...valuesOf(order), scope, key, lease, paymentId, revision });
}
