import { readBack } from "../../person/login-path.ts";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";

/** Where the sign-in leads back to, while the provider's page is open. */
const COOKIE = "login_back";
const SECONDS = 600;

/** The cookie that keeps it. */
export function keepWayBack(back: string | null, isHttps: boolean): string {
  return formatCookie(COOKIE, back ?? "", { isHttps, seconds: SECONDS });
}

/** The path of this site that was kept; null where there is none. */
export function keptWayBack(request: Request): string | null {
  return readBack(parseCookies(request.headers.get("cookie")).get(COOKIE) ?? null);
}
