import type { CardCount } from "../../../money/payment/card-testing.ts";
import type { PaymentName } from "../../../money/payment/payments.store.ts";
import { ATTEMPT_KEYS, type Counted, countingSteps } from "../../../people/attempts.store.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import { isDue } from "../../../platform/work/due-rows.ts";
import type { CardToCharge } from "../review/review-payment.ts";

/**
 * Identifies one checkout: the restaurant, the owner (`scope`), and the idempotency key that the page made.
 * payment#idempotency-key.
 */
export type CheckoutKey = {
  readonly restaurantId: string;
  readonly scope: string;
  readonly key: string;
  /**
   * Scope of the guest session of a signed-in browser; null when signed out. A key that this guest used
   * counts as the person's key.
   */
  readonly guestScope: string | null;
};

const CHECKOUT_KEY = { restaurantId: "text", scope: "text", key: "uuid" } as const;
/** Columns of a key lookup that includes the keys used before sign-in by this browser's guest. */
export const KEY_AS_GUEST_TOO = { ...CHECKOUT_KEY, guestScope: "text?" } as const;

/**
 * SQL condition for claiming a key: this browser's guest did not use it before sign-in. people#guest-orders.
 */
export const NOT_USED_AS_GUEST = `not exists (select from idempotency_keys as theirs
        where theirs.restaurant_id = :restaurantId and theirs.scope = :guestScope and theirs.key = :key)`;

type KeyState =
  | { readonly state: "unknown" }
  /**
   * The checkout's orders are placed. `submissionId`: the id of its first order, or of a hub's parent order.
   */
  | { readonly state: "done"; readonly submissionId: string }
  /** The key was used for another body. */
  | { readonly state: "mismatch" }
  | { readonly state: "running" }
  /** The lease of the server that ran the checkout has expired. */
  | { readonly state: "abandoned"; readonly lease: string };

const loadKeyStatement = statement({
  name: "load key",
  text: `select order_id as "submissionId", body_hash as "bodyHash", lease, coalesce(lease_until < now(), false) as expired
         from idempotency_keys where restaurant_id = :restaurantId and scope in (:scope, :guestScope) and key = :key
         order by scope = :scope desc limit 1`,
  params: KEY_AS_GUEST_TOO,
  row: { submissionId: "uuid", bodyHash: "bytea", lease: "uuid?", expired: "bool" },
});

/**
 * Looks up an idempotency key; for a signed-in caller, also among the keys of this browser's guest. A null
 * `bodyHash` skips the comparison of the body, as for looking up an order by its key.
 */
export async function loadKey(db: Queryable, checkout: CheckoutKey, bodyHash: Buffer | null): Promise<KeyState> {
  const row = await loadKeyStatement.oneOrNull(db, checkout);
  if (!row) return { state: "unknown" };
  if (bodyHash !== null && !row.bodyHash.equals(bodyHash)) return { state: "mismatch" };
  if (row.lease === null) return { state: "done", submissionId: row.submissionId };
  return row.expired ? { state: "abandoned", lease: row.lease } : { state: "running" };
}

/** A checkout with the hash of its body. The same key with another body is refused. */
export type Checkout = CheckoutKey & { readonly bodyHash: Buffer };

export type LeasedCheckout = Checkout & { readonly lease: string };

/** A payment before its authorisation, for all orders of a submission or for one of them. */
export type CheckoutPayment = PaymentName & {
  /** Id of the submission, or of the order if each order has a payment of its own. */
  readonly orderId: string;
  readonly processor: string;
  readonly account: string | null;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly card: Omit<CardToCharge, "token">;
};

const PAYMENT = {
  paidRestaurantId: "text",
  paymentId: "uuid",
  orderId: "uuid",
  lease: "uuid",
  processor: "text",
  account: "text?",
  amountCents: "int8",
  feeCents: "int8",
  expiryDate: "text?",
  postalCode: "text?",
} as const;

/**
 * SQL that records a payment before its card is authorised. `leased` is the CTE with the lease's
 * `lease_until`.
 */
function notePaymentStep(leased: string): string {
  return `insert into payments (restaurant_id, id, order_id, status, processor, gateway_account, amount_cents, fee_cents, expiry_date, postal_code, lease, settle_after)
           select :paidRestaurantId, :paymentId, :orderId, 'authorising', :processor, :account, :amountCents, :feeCents, :expiryDate, :postalCode, :lease, lease_until from ${leased}`;
}

const openCheckoutStatement = statement({
  name: "open checkout",
  text: `with ${countingSteps()}, claimed as (
           insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id, lease, lease_until)
           select :restaurantId, :scope, :key, :bodyHash, :submissionId, :lease,
             now() + :leaseMs::int4 * interval '1 millisecond'
           where not exists (select from counted where key = :limitedKey and points > :attemptsMax::int4)
             and ${NOT_USED_AS_GUEST}
           on conflict do nothing returning lease_until
         ), noted as (
           ${notePaymentStep("claimed")}
         )
         select *, exists (select from claimed) as "isOpen" from points`,
  params: {
    ...ATTEMPT_KEYS,
    limitedKey: "text",
    attemptsMax: "int4",
    ...KEY_AS_GUEST_TOO,
    bodyHash: "bytea",
    leaseMs: "int4",
    submissionId: "uuid",
    ...PAYMENT,
  },
  row: { key: "text", counted: "int4", msLeft: "int8", isOpen: "bool" },
});

/**
 * Counts a card attempt, takes a lease on the key and records the payment, atomically, before the gateway is
 * called. Returns the counts and whether the checkout is open. It is not open after too many cards of the
 * visitor, or if another checkout has the key.
 */
export async function openCheckout(
  db: Queryable,
  leased: LeasedCheckout,
  {
    submissionId,
    payment,
    count,
    leaseMs,
  }: {
    readonly submissionId: string;
    readonly payment: CheckoutPayment;
    readonly count: CardCount;
    readonly leaseMs: number;
  },
): Promise<{ readonly isOpen: boolean; readonly points: ReadonlyMap<string, Counted> }> {
  const rows = await openCheckoutStatement.rows(db, {
    ...paymentParams(payment),
    ...leased,
    ...count,
    submissionId,
    leaseMs,
  });
  return { isOpen: rows.some(({ isOpen }) => isOpen), points: new Map(rows.map(({ key, ...point }) => [key, point])) };
}

const notePaymentStatement = statement({
  name: "note another payment",
  text: `with leased as (
           select lease_until from idempotency_keys
           where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease and lease_until > now() for update
         )
         ${notePaymentStep("leased")}`,
  params: { ...CHECKOUT_KEY, ...PAYMENT },
});

/** Records a further payment of an open checkout before its card is authorised; false if the lease is lost. */
export async function notePayment(db: Queryable, leased: LeasedCheckout, payment: CheckoutPayment): Promise<boolean> {
  return (await notePaymentStatement.count(db, { ...paymentParams(payment), ...leased })) === 1;
}

function paymentParams({ restaurantId, card, ...payment }: CheckoutPayment) {
  return { ...payment, ...card, paidRestaurantId: restaurantId };
}

const renewLeaseStatement = statement({
  name: "renew lease",
  text: `update idempotency_keys set lease_until = now() + :leaseMs::int4 * interval '1 millisecond'
         where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease and lease_until > now()`,
  params: { ...CHECKOUT_KEY, lease: "uuid", leaseMs: "int4" },
});

/** Renews the lease of a checkout. Returns false when it has expired or was taken over. */
export async function renewLease(db: Queryable, leased: LeasedCheckout, leaseMs: number): Promise<boolean> {
  return (await renewLeaseStatement.count(db, { ...leased, leaseMs })) === 1;
}

const abandonStatement = statement({
  name: "abandon checkout",
  text: `with freed as (
           delete from idempotency_keys
           where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease
           returning lease
         )
         update payments set status = case when id = :declinedId then 'declined' else 'voiding' end, lease = null,
           updated_at = now(), settle_after = now()
         from freed
         where payments.lease = freed.lease and payments.status = 'authorising'`,
  params: { ...CHECKOUT_KEY, lease: "uuid", declinedId: "uuid?" },
  crosses: "submission: its orders may be of several restaurants",
});

/**
 * Abandons a checkout: frees its key, and marks its payments for voiding. Returns false if another server
 * ended the checkout first. @param declinedId the payment that was certainly declined and needs no voiding;
 * null for none
 */
export async function abandonCheckout(
  db: Queryable,
  leased: LeasedCheckout,
  declinedId: string | null,
): Promise<boolean> {
  return (await abandonStatement.count(db, { ...leased, declinedId })) > 0;
}

const abandonExpiredStatement = statement({
  name: "abandon expired checkouts",
  text: `with freed as (
           delete from idempotency_keys where (restaurant_id, scope, key) in (
             select restaurant_id, scope, key from idempotency_keys
             where lease is not null and ${isDue("lease_until", "interval '10 minutes'")}
               and (:only::uuid is null or lease = :only)
             order by lease_until limit :limit for update skip locked)
           returning lease
         )
         update payments set status = 'voiding', lease = null, updated_at = now(),
           settle_after = now()
         from freed
         where payments.lease = freed.lease
           and payments.status = 'authorising'`,
  params: { limit: "int8", only: "uuid?" },
  crosses: "sweep: abandoned checkouts of all restaurants",
});

const AT_ONCE = 100;

/**
 * Abandons all checkouts with an expired lease: frees their keys, and marks their payments for voiding. A
 * paused server that resumes finds its lease lost and writes nothing. Safe to run on several servers at once.
 * payment#crash.
 */
export async function abandonExpiredCheckouts(db: Queryable): Promise<void> {
  while ((await abandonExpiredStatement.count(db, { limit: AT_ONCE, only: null })) >= AT_ONCE);
}

/** Abandons the checkout of one lease, if the lease has expired. */
export async function abandonExpiredCheckout(db: Queryable, lease: string): Promise<void> {
  await abandonExpiredStatement.count(db, { limit: 1, only: lease });
}
