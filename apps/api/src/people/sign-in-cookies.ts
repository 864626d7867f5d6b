import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { hashSecret, secretCookie } from "./secrets.ts";

/** How long answering a challenge may take. api#begin-passkey. */
export const PASSKEY_SECONDS = 300;
const PASSKEY_COOKIE = secretCookie("comptoir_passkey", PASSKEY_SECONDS);

/** A challenge, and the hash under which it is known that it was given: both of a secret that no script sees. */
export type PasskeyChallenge = { readonly secretHash: string; readonly challenge: string };

/** Gives this browser a challenge; whichever it had before cannot be answered any more. */
export function beginPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge {
  return deriveChallenge(PASSKEY_COOKIE.keep(c));
}

/** The challenge that this browser was given, which it forgets; null where it has none. */
export function endPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge | null {
  const secret = PASSKEY_COOKIE.of(c);
  PASSKEY_COOKIE.drop(c);
  return secret === null ? null : deriveChallenge(secret);
}

function deriveChallenge(secret: string): PasskeyChallenge {
  const challenge = createHmac("sha256", secret).update("passkey").digest("base64url");
  return { secretHash: hashSecret(secret), challenge };
}

/** How long a visit to the provider's page may take. api#begin-login. */
export const SOCIAL_LOGIN_SECONDS = 600;
const SOCIAL_COOKIE = secretCookie("comptoir_social", SOCIAL_LOGIN_SECONDS);

/** What a sign-in is checked by, all of it from one secret that no script and no provider sees. Decision 034. */
export type SocialSecret = {
  readonly secretHash: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Begins a sign-in at this browser; whichever it had begun before cannot come back any more. */
export function beginSocialSecret(c: Context<ApiEnv>): SocialSecret {
  return deriveChecks(SOCIAL_COOKIE.keep(c));
}

/** The sign-in that this browser began; null when it has begun none. */
export function socialSecretOf(c: Context<ApiEnv>): SocialSecret | null {
  const secret = SOCIAL_COOKIE.of(c);
  return secret === null ? null : deriveChecks(secret);
}

/** Has the browser forget the sign-in: it came back. */
export const dropSocialSecret = SOCIAL_COOKIE.drop;

/** Whether two texts are one, in a time that does not tell where they differ. */
export function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function deriveChecks(secret: string): SocialSecret {
  const part = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  return { secretHash: hashSecret(secret), state: part("state"), nonce: part("nonce"), verifier: part("verifier") };
}
