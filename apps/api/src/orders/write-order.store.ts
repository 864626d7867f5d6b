import { type Queryable, SETTLE_WITHIN } from "../payment/payments.store.ts";
import type { CheckoutKey } from "./idempotency.store.ts";
import type { NewOrder } from "./order-record.ts";

/** The order's own values come first in every statement that writes one; what a statement adds follows from $22 on. */
function valuesOf(order: NewOrder): unknown[] {
  return [
    order.restaurantId,
    order.orderId,
    order.localDay,
    JSON.stringify(
      order.lines.map((line) => [
        String(line.itemId),
        String(line.menuId),
        line.quantity,
        line.orderPriceCents,
        line.details,
      ]),
    ),
    order.placedAt.toISOString(),
    order.type,
    order.tableNum,
    order.readyAt.toISOString(),
    order.wantedAt?.toISOString() ?? null,
    order.locale,
    JSON.stringify(order.venue),
    JSON.stringify(order.costs),
    JSON.stringify(order.explanation),
    order.totalWithTipCents,
    JSON.stringify(order.contact),
    JSON.stringify(order.remarks),
    order.paymentMethod,
    order.paymentStatus,
    order.card?.type ?? null,
    order.card?.last4 ?? null,
    JSON.stringify(order.taken),
  ];
}

/** The steps that give an order its number and write it, if `source` (a `from` of earlier steps) has a row. */
function writingSteps(source: string): string {
  return `numbered as (
      insert into order_numbers (restaurant_id, local_day, last_number) select $1, $3::date, 1 ${source}
      on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + 1
      returning last_number
    ), lines as (
      insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
      select $1, $2, ordinality, line->>0, line->>1, (line->>2)::int, (line->>3)::bigint, line->4
      from numbered, json_array_elements($4::json) with ordinality as elements (line, ordinality)
    ), events as (
      insert into order_events (restaurant_id, order_id, step, status, at)
      select $1, $2, 1, 'placed', $5 from numbered
    ), placed as (
      insert into orders (restaurant_id, id, local_day, number, type, table_num, placed_at, ready_at, wanted_at,
        locale, venue, costs, explanation, total_with_tip_cents, contact, remarks, payment_method, payment_status,
        card_type, card_last4, taken)
      select $1, $2, $3, last_number, $6, $7, $5, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21
      from numbered
      returning number
    )`;
}

/**
 * Writes an order with its lines and its first event, and gives it the next number of the day, in one statement. The
 * number's row is locked from here until the transaction ends, so this comes last in it. Answers the number.
 */
export async function writeOrder(db: Queryable, order: NewOrder): Promise<number> {
  const { rows } = await db.query<{ number: number }>({
    name: "write order",
    text: `with ${writingSteps("")} select number from placed`,
    values: valuesOf(order),
  });
  const [row] = rows;
  if (!row) throw new Error("an order was written without a number");
  return row.number;
}

/** What became of writing an order at once: its number, or null when somebody else has the key, or the menu has changed. */
export type WrittenAtOnce = { readonly number: number | null; readonly revision: number | null };

/**
 * Claims a key and writes an order that takes nothing scarce, all in one statement, which is a transaction of its own: the
 * quickest way for most orders. Nothing is claimed when the restaurant's menu is not of the revision any more.
 */
export async function claimAndWrite(
  db: Queryable,
  order: NewOrder,
  claim: { readonly checkout: CheckoutKey; readonly bodyHash: Buffer; readonly revision: number },
): Promise<WrittenAtOnce> {
  const { rows } = await db.query<{ number: number | null; revision: string | null }>({
    name: "claim and write",
    text: `with current as (
        select revision from restaurants where restaurant_id = $1
      ), claimed as (
        insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
        select $1, $22, $23::uuid, $24::bytea, $2::uuid from current where revision = $25
        on conflict do nothing returning 1
      ), ${writingSteps("from claimed")}
      select (select number from placed) as number, (select revision from current) as revision`,
    values: [...valuesOf(order), claim.checkout.scope, claim.checkout.key, claim.bodyHash, claim.revision],
  });
  return readWritten(rows[0]);
}

/**
 * Closes a checkout whose card said yes and writes its order, which takes nothing scarce, in one statement, which is a
 * transaction of its own. Its payment says from then on that it is to be captured. Nothing is closed when the lease is somebody else's by now, or the menu is not of the revision any more.
 */
export async function closeAndWrite(
  db: Queryable,
  order: NewOrder,
  close: {
    readonly checkout: CheckoutKey;
    readonly lease: string;
    readonly paymentId: string;
    readonly revision: number;
  },
): Promise<WrittenAtOnce> {
  const { rows } = await db.query<{ number: number | null; revision: string | null }>({
    name: "close and write",
    text: `with current as (
        select revision from restaurants where restaurant_id = $1
      ), closed as (
        update idempotency_keys set lease = null, lease_until = null
        where restaurant_id = $1 and scope = $22 and key = $23 and lease = $24
          and exists (select from current where revision = $25)
        returning 1
      ), moved as (
        update payments set status = 'authorised', lease = null, updated_at = now(),
          settle_after = now() + ${SETTLE_WITHIN}
        from closed where restaurant_id = $1 and id = $26 and status = 'authorising' and payments.lease = $24
        returning 1
      ), ${writingSteps("from moved")}
      select (select number from placed) as number, (select revision from current) as revision`,
    values: [
      ...valuesOf(order),
      close.checkout.scope,
      close.checkout.key,
      close.lease,
      close.revision,
      close.paymentId,
    ],
  });
  return readWritten(rows[0]);
}

function readWritten(row: { number: number | null; revision: string | null } | undefined): WrittenAtOnce {
  return { number: row?.number ?? null, revision: row?.revision == null ? null : Number(row.revision) };
}
