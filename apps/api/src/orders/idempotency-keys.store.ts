import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Names one checkout: the restaurant, whose session it is, and the key that its page made. payment#idempotency-key. */
export type CheckoutKey = {
  readonly restaurantId: string;
  readonly scope: string;
  readonly key: string;
  /** The guest of this browser, where somebody has signed in: a key that the guest has used is theirs. Null for everybody else. */
  readonly guestScope: string | null;
};

/** The columns that name a key. */
export const CHECKOUT_KEY = { restaurantId: "text", scope: "text", key: "uuid" } as const;
/** The same, for who looks whether a key is used already. */
export const KEY_AS_GUEST_TOO = { ...CHECKOUT_KEY, guestScope: "text?" } as const;

/** As SQL, for who claims a key: that the guest of this browser has not used it before signing in. people#guest-orders. */
export const NOT_USED_AS_GUEST = `not exists (select from idempotency_keys as theirs
        where theirs.restaurant_id = :restaurantId and theirs.scope = :guestScope and theirs.key = :key)`;

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
         from idempotency_keys where restaurant_id = :restaurantId and scope in (:scope, :guestScope) and key = :key
         order by scope = :scope desc limit 1`,
  params: KEY_AS_GUEST_TOO,
  row: { submissionId: "uuid", bodyHash: "bytea", lease: "uuid?", expired: "bool" },
});

/** Looks a key up, of who is signed in also among the guest's of this browser. `bodyHash` null asks without a body, as the look-up of an order by its key does. */
export async function loadKey(db: Queryable, checkout: CheckoutKey, bodyHash: Buffer | null): Promise<KeyState> {
  const row = await loadKeyStatement.oneOrNull(db, checkout);
  if (!row) return { state: "unknown" };
  if (bodyHash !== null && !row.bodyHash.equals(bodyHash)) return { state: "mismatch" };
  if (row.lease === null) return { state: "done", submissionId: row.submissionId };
  return row.expired ? { state: "abandoned", lease: row.lease } : { state: "running" };
}
