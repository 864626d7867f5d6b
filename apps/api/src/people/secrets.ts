import { hash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Creates a secret of 256 bits, for a session or a mailed link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** Hashes a secret for storage. One round suffices, because the secret has as many bits as the hash. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** Returns the accessors of a secret in an `HttpOnly` cookie. Only the secret's hash is stored on the server. */
export function secretCookie(name: string, seconds: number) {
  const of = (c: Context<ApiEnv>): string | null => {
    const secret = readCookie(c, name);
    return isSecret(secret) ? secret : null;
  };
  return {
    of,
    hashOf: (c: Context<ApiEnv>): string | null => {
      const secret = of(c);
      return secret === null ? null : hashSecret(secret);
    },
    /** Sets the cookie, with a new secret unless one is given. */
    keep: (c: Context<ApiEnv>, secret = newSecret()): string => {
      keepCookie(c, { name, value: secret, seconds });
      return secret;
    },
    drop: (c: Context<ApiEnv>): void => dropCookie(c, name),
  };
}
