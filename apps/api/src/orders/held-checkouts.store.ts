import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { CardCount } from "../payment/card-testing.ts";
import { PROCESS_WITHIN } from "../payment/payments.store.ts";
import { ATTEMPT_KEYS, type Counted, countingSteps } from "../people/attempts.store.ts";
import { CHECKOUT_KEY, type CheckoutKey } from "./idempotency-keys.store.ts";

/** A checkout as its body came. The same key with another body is another checkout, and refused. */
export type Checkout = CheckoutKey & { readonly bodyHash: Buffer };

/** A checkout whose card is asked or has said yes, and which nobody else may finish while its lease holds. */
export type HeldCheckout = Checkout & { readonly lease: string; readonly paymentId: string };

/** A payment as it is asked of a card, for all orders of a submission. */
export type CheckoutPayment = {
  readonly submissionId: string;
  readonly processor: string;
  readonly amountCents: number;
  readonly card: {
    readonly expiryDate: string | null;
    readonly postalCode: string | null;
  };
};

const openCheckoutStatement = statement({
  name: "open checkout",
  text: `with ${countingSteps()}, claimed as (
           insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id, lease, lease_until)
           select :restaurantId, :scope, :key, :bodyHash, :submissionId, :lease,
             now() + :leaseMs::int4 * interval '1 millisecond'
           where not exists (select from counted where key = :limitedKey and points > :attemptsMax::int4)
           on conflict do nothing returning lease_until
         ), noted as (
           insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, expiry_date, postal_code, lease, settle_after)
           select :restaurantId, :paymentId, :submissionId, 'authorising', :processor, :amountCents, :expiryDate, :postalCode, :lease, lease_until from claimed
         )
         select *, exists (select from claimed) as "isOpen" from points`,
  params: {
    ...ATTEMPT_KEYS,
    limitedKey: "text",
    attemptsMax: "int4",
    ...CHECKOUT_KEY,
    bodyHash: "bytea",
    leaseMs: "int4",
    paymentId: "uuid",
    submissionId: "uuid",
    lease: "uuid",
    processor: "text",
    amountCents: "int8",
    expiryDate: "text?",
    postalCode: "text?",
  },
  row: { key: "text", counted: "int4", msLeft: "int8", isOpen: "bool" },
});

/**
 * Counts a card, takes a lease on a key and notes what is about to be asked of the card, before it is asked: all of it or
 * nothing. Answers the counts, and whether the checkout is open: not when its visitor has had too many cards, nor when somebody
 * else has the key.
 */
export async function openCheckout(
  db: Queryable,
  held: HeldCheckout,
  {
    payment,
    count,
    leaseMs,
  }: { readonly payment: CheckoutPayment; readonly count: CardCount; readonly leaseMs: number },
): Promise<{ readonly isOpen: boolean; readonly points: ReadonlyMap<string, Counted> }> {
  const rows = await openCheckoutStatement.rows(db, { ...held, ...payment, ...payment.card, ...count, leaseMs });
  return { isOpen: rows.some(({ isOpen }) => isOpen), points: new Map(rows.map(({ key, ...point }) => [key, point])) };
}

const renewLeaseStatement = statement({
  name: "renew lease",
  text: `update idempotency_keys set lease_until = now() + :leaseMs::int4 * interval '1 millisecond'
         where restaurant_id = :restaurantId and scope = :scope and key = :key and lease = :lease and lease_until > now()`,
  params: { ...CHECKOUT_KEY, lease: "uuid", leaseMs: "int4" },
});

/** Renews the lease of a checkout. Answers false when it has run out, or is somebody else's by now. */
export async function renewLease(db: Queryable, held: HeldCheckout, leaseMs: number): Promise<boolean> {
  return (await renewLeaseStatement.count(db, { ...held, leaseMs })) === 1;
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
