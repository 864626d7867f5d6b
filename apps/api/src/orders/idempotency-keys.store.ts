import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Names one checkout: the restaurant, whose session it is, and the key that its page made. payment#idempotency-key. */
export type CheckoutKey = { readonly restaurantId: string; readonly scope: string; readonly key: string };

/** The columns that name a key. */
export const CHECKOUT_KEY = { restaurantId: "text", scope: "text", key: "uuid" } as const;

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
