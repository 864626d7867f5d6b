import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";
import { hashSecret, isSecret, newSecret } from "./secrets.ts";

const COOKIE = "comptoir_passkey";
/** How long somebody may take at their authenticator. api#begin-passkey. */
export const PASSKEY_SECONDS = 300;

/** A challenge, and the hash under which it is known that it was given: both of a secret that no script sees. */
export type PasskeyChallenge = { readonly secretHash: string; readonly challenge: string };

/** Gives this browser a challenge; whichever it had before cannot be answered any more. */
export function beginPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge {
  const secret = newSecret();
  keepCookie(c, { name: COOKIE, value: secret, seconds: PASSKEY_SECONDS });
  return derive(secret);
}

/** The challenge that this browser was given, which it forgets; null where it has none. */
export function endPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge | null {
  const secret = readCookie(c, COOKIE);
  dropCookie(c, COOKIE);
  return isSecret(secret) ? derive(secret) : null;
}

function derive(secret: string): PasskeyChallenge {
  const challenge = createHmac("sha256", secret).update("passkey").digest("base64url");
  return { secretHash: hashSecret(secret), challenge };
}
