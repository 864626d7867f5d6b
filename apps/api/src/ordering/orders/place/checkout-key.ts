import { createHash } from "node:crypto";
import type { Context } from "hono";
import { ownerOf } from "../../../people/owner.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { isOrderId } from "../order-id.ts";
import type { CheckoutKey } from "./checkouts.store.ts";

/**
 * Returns the checkout that a request identifies by its `Idempotency-Key`; null if the key is missing or not
 * a UUID. A key of this browser's guest from before a sign-in counts as the person's key, so that nothing is
 * ordered twice. people#guest-orders, payment#idempotency-key.
 */
export function checkoutKeyOf(c: Context<ApiEnv>, key: string | undefined): CheckoutKey | null {
  if (key === undefined || !isOrderId(key)) return null;
  const { caller, venue } = c.var;
  return {
    restaurantId: venue.restaurantId,
    scope: ownerOf(caller),
    key: key.toLowerCase(),
    guestScope: caller.login && caller.session,
  };
}

/**
 * Returns a hash of a body that ignores the order of fields, white space and the session's tokens. A retry
 * after a new sign-in is the same request. payment#replay.
 */
export function hashBody(body: unknown): Buffer {
  return createHash("sha256")
    .update(canonicalJson(withoutSession(body)))
    .digest();
}

/**
 * Names of the fields that may hold a session's token. A card's `token` is nested deeper and stays in the
 * hash.
 */
const SESSION_TOKENS: ReadonlySet<string> = new Set(["token", "accessToken", "operatorToken"]);
const WRAPPERS: ReadonlySet<string> = new Set(["body", "data"]);

function withoutSession(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).filter(([name]) => !SESSION_TOKENS.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, WRAPPERS.has(name) ? withoutSession(field) : field]));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
