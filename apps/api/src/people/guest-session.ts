import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";
import { hashSecret, isSecret, newSecret } from "./secrets.ts";

const COOKIE = "comptoir_session";

/**
 * How long a browser keeps the guest's session after the last change of its cart: longer than idempotency keys live, so that a
 * browser that was closed with an order on its way finds that order, instead of placing it again. payment#key-lifetime, promises#promise-50.
 */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * The guest's session, as the hash of its secret: what keys and limits belong to. Null without a session. The secret itself is
 * never stored and never leaves its cookie. people#guest, payment#key-lifetime.
 */
export function guestSessionOf(c: Context<ApiEnv>): string | null {
  const secret = secretOf(c);
  return secret === null ? null : hashSecret(secret);
}

/** The guest's session, begun now when there is none; its cookie is kept for another month. */
export function beginGuestSession(c: Context<ApiEnv>): string {
  const secret = secretOf(c) ?? newSecret();
  keepCookie(c, { name: COOKIE, value: secret, seconds: SESSION_SECONDS });
  return hashSecret(secret);
}

/** Has the browser forget the guest's session: whoever comes next at it is somebody else. */
export function dropGuestSession(c: Context<ApiEnv>): void {
  dropCookie(c, COOKIE);
}

function secretOf(c: Context<ApiEnv>): string | null {
  const secret = readCookie(c, COOKIE);
  return isSecret(secret) ? secret : null;
}
