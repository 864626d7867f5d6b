import { safeReturnPath } from "../security/foreign-forms.ts";

/**
 * Why the sign-in was opened. The first four reasons mean that the session, the password or the account
 * ended. `social-failed`: a provider's sign-in failed. `email-in-use`: another account has the e-mail
 * address.
 */
const REASONS = ["signed-out", "expired", "new-password", "deleted", "social-failed", "email-in-use"] as const;
export type SignInReason = (typeof REASONS)[number];

/** Returns the path of the sign-in, which returns to `back`, a path of this site. */
export function loginPath(back: string | null, reason?: SignInReason): string {
  const query = new URLSearchParams();
  if (reason) query.set("reason", reason);
  if (back !== null && back !== "/") query.set("back", back);
  const text = query.toString();
  return text === "" ? "/login" : `/login?${text}`;
}

/** Returns null if `back` is missing, is `/`, or leads to another site. */
export function readBack(back: string | null): string | null {
  const path = safeReturnPath(back);
  return path === "/" ? null : path;
}

/** Returns whether a sign-in link names the page that follows, or an event suite. */
export function saysWhereto(query: URLSearchParams): boolean {
  return readBack(query.get("back")) !== null || query.has("eventSuite");
}

export function readReason(query: URLSearchParams): SignInReason | null {
  return REASONS.find((reason) => reason === query.get("reason")) ?? null;
}
