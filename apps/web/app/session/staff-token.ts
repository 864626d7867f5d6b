import { parseCookies } from "../visit/cookies.ts";

/**
 * The cookie with the page's half of a staff session. It is `HttpOnly`, since no script needs it.
 * people#staff-session.
 */
export const STAFF_COOKIE = "staff";

/** Returns the page's half of the staff session of a request; null without one. */
export function staffTokenOf(request: Request): string | null {
  const token = parseCookies(request.headers.get("cookie")).get(STAFF_COOKIE) ?? "";
  return /^[\w-]{1,200}$/.test(token) ? token : null;
}
