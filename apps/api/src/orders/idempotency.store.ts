import { type Queryable, SETTLE_WITHIN } from "../payment/payments.store.ts";

/** Names one checkout: the restaurant, whose session it is, and the key that its page made. Rules, section 1. */
export type CheckoutKey = { readonly restaurantId: string; readonly scope: string; readonly key: string };

/** What is known of a checkout's key. */
export type KeyState =
  | { readonly state: "unknown" }
  /** Its order stands. */
  | { readonly state: "done"; readonly orderId: string }
  /** It was used for another body. */
  | { readonly state: "mismatch" }
  | { readonly state: "running" }
  /** Whoever worked on it has not been heard of since its lease ran out. */
  | { readonly state: "abandoned"; readonly lease: string };

/** Looks a key up. `bodyHash` null asks without a body, as the look-up of an order by its key does. */
export async function loadKey(db: Queryable, checkout: CheckoutKey, bodyHash: Buffer | null): Promise<KeyState> {
  const { rows } = await db.query<{ orderId: string; bodyHash: Buffer; lease: string | null; expired: boolean }>({
    name: "load key",
    text: `select order_id as "orderId", body_hash as "bodyHash", lease, coalesce(lease_until < now(), false) as expired
           from idempotency_keys where restaurant_id = $1 and scope = $2 and key = $3`,
    values: [checkout.restaurantId, checkout.scope, checkout.key],
  });
  const row = rows[0];
  if (!row) return { state: "unknown" };
  if (bodyHash !== null && !row.bodyHash.equals(bodyHash)) return { state: "mismatch" };
  if (row.lease === null) return { state: "done", orderId: row.orderId };
  return row.expired ? { state: "abandoned", lease: row.lease } : { state: "running" };
}

/**
 * Frees the keys of checkouts whose lease ran out, and marks what they had asked of cards to be let go. Whoever still
 * sleeps on such a lease finds the key gone when it wakes, and writes nothing. `only` narrows it to one lease.
 */
export async function abandonExpiredCheckouts(
  db: Queryable,
  limit: number,
  only: string | null = null,
): Promise<{ restaurantId: string; paymentId: string }[]> {
  const { rows } = await db.query<{ restaurantId: string; paymentId: string }>({
    name: "abandon expired checkouts",
    text: `with freed as (
             delete from idempotency_keys where (restaurant_id, scope, key) in (
               select restaurant_id, scope, key from idempotency_keys
               where lease is not null and lease_until < now() and ($2::uuid is null or lease = $2)
               order by lease_until limit $1 for update skip locked)
             returning restaurant_id, lease
           )
           update payments set status = 'voiding', lease = null, updated_at = now(),
             settle_after = now() + ${SETTLE_WITHIN}
           from freed
           where payments.restaurant_id = freed.restaurant_id and payments.lease = freed.lease
             and payments.status = 'authorising'
           returning payments.restaurant_id as "restaurantId", payments.id as "paymentId"`,
    values: [limit, only],
  });
  return rows;
}

/** Forgets keys whose orders were placed longer ago than keys live. */
export async function pruneKeys(db: Queryable, hours: number): Promise<void> {
  await db.query("delete from idempotency_keys where lease is null and created_at < now() - $1 * interval '1 hour'", [
    hours,
  ]);
}

/** What a claim came to. The revision is the one that the restaurant's menu has inside the same transaction. */
export type Claim = { readonly claimed: boolean; readonly revision: number | null };

/**
 * Claims a key for an order that is written in the same transaction: nobody sees the claim before the order. Another
 * submit with the key waits here until that transaction has ended.
 */
export async function claimKey(
  db: Queryable,
  checkout: CheckoutKey,
  claim: { readonly bodyHash: Buffer; readonly orderId: string },
): Promise<Claim> {
  const { rows } = await db.query<{ claimed: boolean; revision: string | null }>({
    name: "claim key",
    text: `with claimed as (
             insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning 1
           )
           select exists (select from claimed) as claimed,
             (select revision from restaurants where restaurant_id = $1) as revision`,
    values: [checkout.restaurantId, checkout.scope, checkout.key, claim.bodyHash, claim.orderId],
  });
  return readClaim(rows[0]);
}

/** A payment as it is asked of a card. `lease` is what only the process at work on the checkout knows. */
export type CheckoutPayment = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly lease: string;
  readonly processor: string;
  readonly amountCents: number;
  readonly card: {
    readonly type: string | null;
    readonly last4: string | null;
    readonly expiryDate: string | null;
    readonly postalCode: string | null;
  };
};

/**
 * Takes a lease on a key and notes what is about to be asked of the card, before it is asked. Answers false when somebody
 * else has the key.
 */
export async function openCheckout(
  db: Queryable,
  checkout: CheckoutKey,
  open: { readonly bodyHash: Buffer; readonly payment: CheckoutPayment; readonly leaseMs: number },
): Promise<boolean> {
  const { payment } = open;
  const { rowCount } = await db.query({
    name: "open checkout",
    text: `with claimed as (
             insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id, lease, lease_until)
             values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond')
             on conflict do nothing returning lease_until
           )
           insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, card_type, last4,
             expiry_date, postal_code, lease, settle_after)
           select $1, $8, $5, 'authorising', $9, $10, $11, $12, $13, $14, $6, lease_until from claimed`,
    values: [
      checkout.restaurantId,
      checkout.scope,
      checkout.key,
      open.bodyHash,
      payment.orderId,
      payment.lease,
      open.leaseMs,
      payment.paymentId,
      payment.processor,
      payment.amountCents,
      payment.card.type,
      payment.card.last4,
      payment.card.expiryDate,
      payment.card.postalCode,
    ],
  });
  return rowCount === 1;
}

/**
 * Closes a checkout in the transaction that writes its order: the key is held until then, and the lease is gone with it.
 * A process that slept while its lease was given away finds that it has not claimed, and writes nothing.
 */
export async function closeCheckout(db: Queryable, checkout: CheckoutKey, lease: string): Promise<Claim> {
  const { rows } = await db.query<{ claimed: boolean; revision: string | null }>({
    name: "close checkout",
    text: `with closed as (
             update idempotency_keys set lease = null, lease_until = null
             where restaurant_id = $1 and scope = $2 and key = $3 and lease = $4 returning 1
           )
           select exists (select from closed) as claimed,
             (select revision from restaurants where restaurant_id = $1) as revision`,
    values: [checkout.restaurantId, checkout.scope, checkout.key, lease],
  });
  return readClaim(rows[0]);
}

/**
 * Frees the key of a checkout that comes to nothing, and says what becomes of its payment: `declined` when nothing was
 * set aside, `voiding` when something may have been. Answers false when the lease is somebody else's by now.
 */
export async function giveCheckoutUp(
  db: Queryable,
  checkout: CheckoutKey,
  lease: string,
  paymentStatus: "declined" | "voiding",
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "give checkout up",
    text: `with freed as (
             delete from idempotency_keys where restaurant_id = $1 and scope = $2 and key = $3 and lease = $4
             returning lease
           )
           update payments set status = $5, lease = null, updated_at = now(),
             settle_after = now() + ${SETTLE_WITHIN}
           from freed
           where payments.restaurant_id = $1 and payments.lease = freed.lease and payments.status = 'authorising'`,
    values: [checkout.restaurantId, checkout.scope, checkout.key, lease, paymentStatus],
  });
  return rowCount === 1;
}

function readClaim(row: { claimed: boolean; revision: string | null } | undefined): Claim {
  return { claimed: row?.claimed ?? false, revision: row?.revision == null ? null : Number(row.revision) };
}
