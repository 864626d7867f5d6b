import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../platform/middleware/api-env.ts";
import { hashSecret, secretCookie } from "./secrets.ts";

/** Lifetime of a passkey challenge in seconds. api#begin-passkey. */
export const PASSKEY_SECONDS = 300;
const PASSKEY_COOKIE = secretCookie("comptoir_passkey", PASSKEY_SECONDS);

/** A challenge, and the hash under which it is stored. Both derive from one secret in a cookie. */
export type PasskeyChallenge = { readonly secretHash: string; readonly challenge: string };

/** Issues a challenge to this browser, which invalidates its previous one. */
export function beginPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge {
  return deriveChallenge(PASSKEY_COOKIE.keep(c));
}

/** Takes this browser's challenge and deletes its cookie; null without one. */
export function endPasskeyChallenge(c: Context<ApiEnv>): PasskeyChallenge | null {
  const secret = PASSKEY_COOKIE.of(c);
  PASSKEY_COOKIE.drop(c);
  return secret === null ? null : deriveChallenge(secret);
}

function deriveChallenge(secret: string): PasskeyChallenge {
  const challenge = createHmac("sha256", secret).update("passkey").digest("base64url");
  return { secretHash: hashSecret(secret), challenge };
}

/** Lifetime of a sign-in at a provider in seconds. api#begin-login. */
export const SOCIAL_LOGIN_SECONDS = 600;
const SOCIAL_COOKIE = secretCookie("comptoir_social", SOCIAL_LOGIN_SECONDS);

/**
 * Checks of a sign-in at a provider. They derive from one secret that neither scripts nor the provider see.
 * Decision 034.
 */
export type SocialSecret = {
  readonly secretHash: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Begins a sign-in in this browser, which invalidates its previous one. */
export function beginSocialSecret(c: Context<ApiEnv>): SocialSecret {
  return deriveChecks(SOCIAL_COOKIE.keep(c));
}

/** Returns the sign-in that this browser began; null without one. */
export function socialSecretOf(c: Context<ApiEnv>): SocialSecret | null {
  const secret = SOCIAL_COOKIE.of(c);
  return secret === null ? null : deriveChecks(secret);
}

/** Deletes the cookie of a sign-in after the browser has returned from the provider. */
export const dropSocialSecret = SOCIAL_COOKIE.drop;

export function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function deriveChecks(secret: string): SocialSecret {
  const part = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  return { secretHash: hashSecret(secret), state: part("state"), nonce: part("nonce"), verifier: part("verifier") };
}
