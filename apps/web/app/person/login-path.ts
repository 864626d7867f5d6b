import { safeReturnPath } from "../security/foreign-forms.ts";

/** Why somebody is at the sign-in: they signed out, or their session has ended. */
export type SignedOutReason = "signed-out" | "expired";

/** The sign-in, from which the way leads back to a path of this site. */
export function loginPath(back: string | null, reason?: SignedOutReason): string {
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

/** Why somebody is at the sign-in, where the link says so. */
export function readReason(query: URLSearchParams): SignedOutReason | null {
  const reason = query.get("reason");
  return reason === "signed-out" || reason === "expired" ? reason : null;
}
