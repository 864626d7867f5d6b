import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { hashSecret, secretCookie } from "./secrets.ts";

/**
 * Cookie of the guest session, valid for 30 days. It outlives idempotency keys, so that a browser that was
 * closed during a checkout finds its order. payment#key-lifetime, promises#promise-50.
 */
const COOKIE = secretCookie("comptoir_session", 30 * 24 * 60 * 60);

/**
 * Returns the hash of the guest session's secret, by which idempotency keys and limits identify it; null
 * without a session. people#guest, payment#key-lifetime.
 */
export const guestSessionOf = COOKIE.hashOf;

/** Returns the guest session, and starts one if there is none. Renews its cookie. */
export function beginGuestSession(c: Context<ApiEnv>): string {
  return hashSecret(COOKIE.keep(c, COOKIE.of(c) ?? undefined));
}

/** Deletes the browser's guest session, so that its next visitor is another guest. */
export const dropGuestSession = COOKIE.drop;
