import { readBack } from "../../person/login-path.ts";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";

/** The parameters of a provider's callback. Only Apple sends names, and only the first time. */
type SocialReturn = {
  readonly code: string;
  readonly state: string;
  readonly iss: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** Keeps the fields of Apple's cross-site POST, which has no cookies, for the redirect after it. */
const COOKIE = "login_return";
const KEPT_SECONDS = 60;
/** Maximum lengths in characters: above any real value, and small enough for a cookie of 4 kB. */
const LONGEST = { code: 1_000, state: 100, iss: 200, name: 100 } as const;

/** Parses a provider's callback from a query or a form; null without a code, as when the user cancelled. */
export function readReturn(fields: URLSearchParams | FormData): SocialReturn | null {
  const text = (name: string, longest: number) => {
    const value = fields.get(name);
    return typeof value === "string" && value !== "" && value.length <= longest ? value : null;
  };
  const [code, state] = [text("code", LONGEST.code), text("state", LONGEST.state)];
  if (code === null || state === null) return null;
  return { code, state, iss: text("iss", LONGEST.iss), ...readNames(text("user", 2_000)) };
}

/**
 * Parses Apple's field `user`: `{"name":{"firstName":…,"lastName":…}}`. Ignores its email address: the signed
 * token's is authoritative.
 */
function readNames(user: string | null): Pick<SocialReturn, "firstName" | "lastName"> {
  const { name } = parseJson(user) as { readonly name?: { readonly firstName?: unknown; readonly lastName?: unknown } };
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST.name) : "");
  const [firstName, lastName] = [text(name?.firstName), text(name?.lastName)];
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

function parseJson(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Formats the `HttpOnly` cookie that keeps a posted callback for a minute; null clears the cookie. */
export function keepReturn(posted: SocialReturn | null, isHttps: boolean): string {
  const value = posted === null ? "" : JSON.stringify(posted);
  return formatCookie(COOKIE, value, { isHttps, seconds: posted === null ? 0 : KEPT_SECONDS, isHidden: true });
}

/** Returns the callback from the cookie; null for none. The API validates its contents. */
export function keptReturn(request: Request): SocialReturn | null {
  const kept = parseCookies(request.headers.get("cookie")).get(COOKIE);
  if (!kept) return null;
  const { code, state, iss, firstName, lastName } = parseJson(kept) as Partial<Record<keyof SocialReturn, unknown>>;
  if (typeof code !== "string" || typeof state !== "string") return null;
  return {
    code,
    state,
    iss: typeof iss === "string" ? iss : null,
    ...(typeof firstName === "string" && { firstName }),
    ...(typeof lastName === "string" && { lastName }),
  };
}

/** The cookie with the path to return to after the provider's page. */
const BACK_COOKIE = "login_back";
const BACK_SECONDS = 600;

export function keepWayBack(back: string | null, isHttps: boolean): string {
  return formatCookie(BACK_COOKIE, back ?? "", { isHttps, seconds: BACK_SECONDS });
}

/** Returns the path to return to after the provider's page, always on this site; null for none. */
export function keptWayBack(request: Request): string | null {
  return readBack(parseCookies(request.headers.get("cookie")).get(BACK_COOKIE) ?? null);
}
