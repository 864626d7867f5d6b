import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { dropCookie, keepCookie, readCookie } from "./cookies.ts";
import { hashSecret, isSecret, newSecret } from "./secrets.ts";

const COOKIE = "comptoir_social";
/** How long somebody may take at the provider's page. api#begin-login. */
export const SOCIAL_LOGIN_SECONDS = 600;

/** What a sign-in is checked by, all of it from one secret that no script and no provider sees. Decision 034. */
export type SocialSecret = {
  readonly secretHash: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Begins a sign-in at this browser; whichever it had begun before cannot come back any more. */
export function beginSocialSecret(c: Context<ApiEnv>): SocialSecret {
  const secret = newSecret();
  keepCookie(c, { name: COOKIE, value: secret, seconds: SOCIAL_LOGIN_SECONDS });
  return derive(secret);
}

/** The sign-in that this browser began; null when it has begun none. */
export function socialSecretOf(c: Context<ApiEnv>): SocialSecret | null {
  const secret = readCookie(c, COOKIE);
  return isSecret(secret) ? derive(secret) : null;
}

/** Has the browser forget the sign-in: it came back. */
export function dropSocialSecret(c: Context<ApiEnv>): void {
  dropCookie(c, COOKIE);
}

/** Whether two texts are one, in a time that does not tell where they differ. */
export function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function derive(secret: string): SocialSecret {
  const part = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  return { secretHash: hashSecret(secret), state: part("state"), nonce: part("nonce"), verifier: part("verifier") };
}
