import { hash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 256 bits: half of a session, the link of a mail. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Tells whether a text could be one of ours. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What is stored of a secret: it has as many bits as its hash, so that one round is enough. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** A secret that a browser keeps in a cookie for so many seconds, out of reach of scripts. Only its hash is stored here. */
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
    /** Has the browser keep a secret, a new one unless it is given. */
    keep: (c: Context<ApiEnv>, secret = newSecret()): string => {
      keepCookie(c, { name, value: secret, seconds });
      return secret;
    },
    drop: (c: Context<ApiEnv>): void => dropCookie(c, name),
  };
}
