import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { ApiEnv, Deps } from "../deps.ts";
import type { Guesser } from "./guess-limit.ts";

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const COOKIE = "comptoir_session";

/** Whether the visitor's browser speaks https with us, with or without a proxy in between that ends it. */
export function isSecure(c: Context<ApiEnv>, { config }: Pick<Deps, "config">): boolean {
  return new URL(c.req.url).protocol === "https:" || (config.publicOrigin?.startsWith("https:") ?? false);
}

/**
 * Who the guest is, as the hash of the session's secret: what keys and limits belong to. Null without a session. The secret
 * itself is never stored and never leaves its cookie. people#guest, payment#key-lifetime.
 */
export function sessionScope(c: Context<ApiEnv>, deps: Pick<Deps, "config">): string | null {
  const secret = isSecure(c, deps) ? getCookie(c, COOKIE, "host") : getCookie(c, COOKIE);
  return secret !== undefined && SECRET.test(secret) ? hashSecret(secret) : null;
}

/** The guest's session, begun now when there is none. Only set-costs begins one: a lost first answer must not change it. */
export function ensureSession(c: Context<ApiEnv>, deps: Pick<Deps, "config">): string {
  const scope = sessionScope(c, deps);
  if (scope !== null) return scope;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const secure = isSecure(c, deps);
  setCookie(c, COOKIE, secret, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
    ...(secure ? { prefix: "host" as const } : {}),
  });
  return hashSecret(secret);
}

/** Who would be guessing, if a code in the request is wrong. */
export function guesserOf(c: Context<ApiEnv>, deps: Pick<Deps, "config">): Guesser {
  return { sessionScope: sessionScope(c, deps), address: c.env?.clientAddress ?? null };
}

function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
