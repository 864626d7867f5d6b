import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { hashSecret, secretCookie } from "./secrets.ts";

/**
 * Kept longer than idempotency keys, so that a browser closed mid-checkout finds its order. payment#key-lifetime,
 * promises#promise-50.
 */
const COOKIE = secretCookie("comptoir_session", 30 * 24 * 60 * 60);

/** The guest's session, as the hash of its secret: what keys and limits belong to. Null without a session. people#guest, payment#key-lifetime. */
export const guestSessionOf = COOKIE.hashOf;

/** The guest's session, begun now when there is none; its cookie is kept for another month. */
export function beginGuestSession(c: Context<ApiEnv>): string {
  return hashSecret(COOKIE.keep(c, COOKIE.of(c) ?? undefined));
}

/** Drops the browser's guest session: the next visitor at it is another guest. */
export const dropGuestSession = COOKIE.drop;
