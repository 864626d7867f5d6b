import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { PROCESS_WITHIN } from "../payment/payments.store.ts";

/** Names one checkout: the restaurant, whose session it is, and the key that its page made. payment#idempotency-key. */
export type CheckoutKey = { readonly restaurantId: string; readonly scope: string; readonly key: string };

/** A checkout as its body came. The same key with another body is another checkout, and refused. */
export type Checkout = CheckoutKey & { readonly bodyHash: Buffer };

/** A checkout whose card is asked or has said yes, and which nobody else may finish while its lease holds. */
export type HeldCheckout = Checkout & { readonly lease: string; readonly paymentId: string };

const CHECKOUT_KEY = { restaurantId: "text", scope: "text", key: "uuid" } as const;

/** What is known of a checkout's key. */
export type KeyState =
  | { readonly state: "unknown" }
  /** Its orders stand; the first of them gave the submission its id. */
  | { readonly state: "done"; readonly submissionId: string }
  /** It was used for another body. */
  | { readonly state: "mismatch" }
  | { readonly state: "running" }
  /** Whoever worked on it has not been heard of since its lease ran out. */
  | { readonly state: "abandoned"; readonly lease: string };

const loadKeyStatement = statement({
  name: "load key",
  text: `select order_id as "submissionId", body_hash as "bodyHash", lease, coalesce(lease_until < now(), false) as expired
         from idempotency_keys where restaurant_id = :restaurantId and scope = :scope and key = :key`,
  params: CHECKOUT_KEY,
  row: { submissionId: "uuid", bodyHash: "bytea", lease: "uuid?", expired: "bool" },
});

/** Looks a key up. `bodyHash` null asks without a body, as the look-up of an order by its key does. */
export async function loadKey(db: Queryable, checkout: CheckoutKey, bodyHash: Buffer | null): Promise<KeyState> {
  const row = await loadKeyStatement.oneOrNull(db, checkout);
  if (!row) return { state: "unknown" };
  if (bodyHash !== null && !row.bodyHash.equals(bodyHash)) return { state: "mismatch" };
  if (row.lease === null) return { state: "done", submissionId: row.submissionId };
  return row.expired ? { state: "abandoned", lease: row.lease } : { state: "running" };
}

const abandonExpiredStatement = statement({
  name: "abandon expired checkouts",
  text: `with freed as (
           delete from idempotency_keys where (restaurant_id, scope, key) in (
             select restaurant_id, scope, key from idempotency_keys
             where lease is not null and lease_until < now() and (:only::uuid is null or lease = :only)
             order by lease_until limit :limit for update skip locked)
           returning restaurant_id, lease
         )
         update payments set status = 'voiding', lease = null, updated_at = now(),
           settle_after = now() + ${PROCESS_WITHIN}
         from freed
         where payments.restaurant_id = freed.restaurant_id and payments.lease = freed.lease
           and payments.status = 'authorising'
         returning payments.restaurant_id as "restaurantId", payments.id as "paymentId"`,
  params: { limit: "int8", only: "uuid?" },
  row: { restaurantId: "text", paymentId: "uuid" },
});

/**
 * Frees the keys of checkouts whose lease ran out, and marks what they had asked of cards to be voided. A
 * server that wakes with such a lease finds the key gone, and writes nothing. `only` narrows it to one lease.
 */
export function abandonExpiredCheckouts(
  db: Queryable,
  limit: number,
  only: string | null = null,
): Promise<{ restaurantId: string; paymentId: string }[]> {
  return abandonExpiredStatement.rows(db, { limit, only });
}

const pruneKeysStatement = statement({
  name: "prune keys",
  text: `delete from idempotency_keys where lease is null and created_at < now() - :hours::int4 * interval '1 hour'`,
  params: { hours: "int4" },
});

/** Forgets keys whose orders were placed longer ago than keys live. */
export async function pruneKeys(db: Queryable, hours: number): Promise<void> {
  await pruneKeysStatement.count(db, { hours });
}

/** A payment as it is asked of a card, for all orders of a submission. */
export type CheckoutPayment = {
  readonly submissionId: string;
  readonly processor: string;
  readonly amountCents: number;
  readonly card: {
    readonly type: string | null;
    readonly last4: string | null;
    readonly expiryDate: string | null;
    readonly postalCode: string | null;
  };
};

const openCheckoutStatement = statement({
  name: "open checkout",
  text: `with claimed as (
           insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id, lease, lease_until)
           values (:restaurantId, :scope, :key, :bodyHash, :submissionId, :lease,
             now() + :leaseMs::int4 * interval '1 millisecond')
           on conflict do nothing returning lease_until
         )
         insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, card_type, last4,
           expiry_date, postal_code, lease, settle_after)
         select :restaurantId, :paymentId, :submissionId, 'authorising', :processor, :amountCents, :type, :last4,
           :expiryDate, :postalCode, :lease, lease_until from claimed`,
  params: {
    ...CHECKOUT_KEY,
    bodyHash: "bytea",
    leaseMs: "int4",
    paymentId: "uuid",
    submissionId: "uuid",
    lease: "uuid",
    processor: "text",
    amountCents: "int8",
    type: "text?",
    last4: "text?",
    expiryDate: "text?",
    postalCode: "text?",
  },
});

/**
 * Takes a lease on a key and notes what is about to be asked of the card, before it is asked. Answers false when somebody
 * else has the key.
 */
export async function openCheckout(
  db: Queryable,
  held: HeldCheckout,
  payment: CheckoutPayment,
  leaseMs: number,
): Promise<boolean> {
  return (await openCheckoutStatement.count(db, { ...held, ...payment, ...payment.card, leaseMs })) === 1;
}

const giveCheckoutUpStatement = statement({
  name: "give checkout up",
  text: `with freed as (
           delete from idempotency_keys
           where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease
           returning lease
         )
         update payments set status = :paymentStatus, lease = null, updated_at = now(),
           settle_after = now() + ${PROCESS_WITHIN}
         from freed
         where payments.restaurant_id = :restaurantId and payments.lease = freed.lease
           and payments.status = 'authorising'`,
  params: { ...CHECKOUT_KEY, lease: "uuid", paymentStatus: typed<"declined" | "voiding">("text") },
});

/**
 * Frees the key of a checkout that comes to nothing, and says what becomes of its payment: `declined` when nothing was
 * authorised, `voiding` when something may have been. Answers false when the lease is somebody else's by now.
 */
export async function giveCheckoutUp(
  db: Queryable,
  held: HeldCheckout,
  paymentStatus: "declined" | "voiding",
): Promise<boolean> {
  return (await giveCheckoutUpStatement.count(db, { ...held, paymentStatus })) === 1;
}
