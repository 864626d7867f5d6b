import { safeReturnPath } from "../security/foreign-forms.ts";

/**
 * Why a person is at the sign-in: they signed out, their session has ended, their new password is kept, their account is gone, or
 * a provider's sign-in came to nothing.
 */
const REASONS = ["signed-out", "expired", "new-password", "deleted", "social-failed", "email-in-use"] as const;
export type SignInReason = (typeof REASONS)[number];

/** The sign-in, from which the way leads back to a path of this site. */
export function loginPath(back: string | null, reason?: SignInReason): string {
  const query = new URLSearchParams();
  if (reason) query.set("reason", reason);
  if (back !== null && back !== "/") query.set("back", back);
  const text = query.toString();
  return text === "" ? "/login" : `/login?${text}`;
}

/** Where a sign-in leads back to; null where it says nothing, or names another site. */
export function readBack(back: string | null): string | null {
  const path = safeReturnPath(back);
  return path === "/" ? null : path;
}

/** Whether the link of a sign-in says where it leads: to a page of this site, or to what a suite needs first. */
export function saysWhereto(query: URLSearchParams): boolean {
  return readBack(query.get("back")) !== null || query.has("eventSuite");
}

/** Why a person is at the sign-in, where the link says so. */
export function readReason(query: URLSearchParams): SignInReason | null {
  return REASONS.find((reason) => reason === query.get("reason")) ?? null;
}
