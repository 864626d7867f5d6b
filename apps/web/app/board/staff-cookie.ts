import { formatCookie, parseCookies } from "../visit/cookies.ts";

/**
 * The cookie with the page's half of a staff session. It is `HttpOnly`: only the board's page hands it to its
 * script. people#staff-session.
 */
const NAME = "staff";
/** A week, as of the API's cookie with the other half. The server ends unused sessions sooner. */
const SECONDS = 7 * 24 * 60 * 60;

export function staffTokenOf(request: Request): string | null {
  const token = parseCookies(request.headers.get("cookie")).get(NAME) ?? "";
  return /^[\w-]{1,200}$/.test(token) ? token : null;
}

/** Formats the cookie with a token; null clears it. */
export function formatStaffCookie(request: Request, token: string | null): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(NAME, token ?? "", { isHttps, seconds: token === null ? 0 : SECONDS, isHidden: true });
}
