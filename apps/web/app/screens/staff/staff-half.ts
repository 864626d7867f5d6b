import { formatCookie, parseCookies } from "../../visit/cookies.ts";

/** Where the page's half of a staff session is kept. No script needs it yet, and none reads it. people#staff-session. */
const NAME = "staff";
/** As long as the other half is kept, a week in seconds; the server ends a session sooner that is not used. */
const SECONDS = 7 * 24 * 60 * 60;

/** The page's half that a request brings; null without one. */
export function staffTokenOf(request: Request): string | null {
  const token = parseCookies(request.headers.get("cookie")).get(NAME) ?? "";
  return /^[\w-]{1,200}$/.test(token) ? token : null;
}

/** What an answer sets when one of the staff has signed in or out: the API's own cookie, and the page's half, null to drop it. */
export function staffHeaders(request: Request, token: string | null, answered: Headers | undefined): Headers {
  const headers = new Headers(answered?.getSetCookie().map((cookie): [string, string] => ["set-cookie", cookie]));
  const isHttps = new URL(request.url).protocol === "https:";
  const seconds = token === null ? 0 : SECONDS;
  headers.append("set-cookie", formatCookie(NAME, token ?? "", { isHttps, seconds, isHidden: true }));
  return headers;
}
