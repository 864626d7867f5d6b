import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { ownerOf } from "../../people/owner.ts";
import { type CheckoutKey, loadKey } from "../idempotency-keys.store.ts";
import { isOrderId } from "../order-id.ts";

/** The checkout that a request names by its `Idempotency-Key`; null without a key, or with one that is no UUID. */
function checkoutKeyOf(c: Context<ApiEnv>, key: string | undefined): CheckoutKey | null {
  if (key === undefined || !isOrderId(key)) return null;
  return {
    restaurantId: c.var.venue.restaurantId,
    scope: ownerOf(c.var.caller),
    key: key.toLowerCase(),
  };
}

/**
 * The checkout that a request names, where somebody may have signed in since it was begun as a guest's: a key that the guest of this
 * browser has used is theirs, so that nothing is placed twice. people#guest-orders, payment#idempotency-key.
 */
export async function ownCheckoutKey(
  c: Context<ApiEnv>,
  database: Database,
  key: string | undefined,
): Promise<CheckoutKey | null> {
  const checkout = checkoutKeyOf(c, key);
  const { login, session } = c.var.caller;
  if (checkout === null || login === null || session === null) return checkout;
  const asGuest = { ...checkout, scope: session };
  return (await loadKey(database, asGuest, null)).state === "unknown" ? checkout : asGuest;
}

/** A fingerprint of a body that is the same however its fields are ordered and its text is spaced. */
export function hashBody(body: unknown): Buffer {
  return createHash("sha256").update(canonicalJson(body)).digest();
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
