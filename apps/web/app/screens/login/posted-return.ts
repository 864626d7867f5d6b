import { readBack } from "../../person/login-path.ts";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";

/** What a provider leads or posts back with; names only the first time, and only from Apple. */
type SocialReturn = {
  readonly code: string;
  readonly state: string;
  readonly iss: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** Where what Apple posted waits for the next request, which the browser sends with its cookies. */
const COOKIE = "login_return";
const KEPT_SECONDS = 60;
/** Longer than any code or name is; a cookie holds 4 kB. */
const LONGEST = { code: 1_000, state: 100, iss: 200, name: 100 } as const;

/** A return as it stands in an address or a form; null for one without a code, as after a cancellation. */
export function readReturn(fields: URLSearchParams | FormData): SocialReturn | null {
  const text = (name: string, longest: number) => {
    const value = fields.get(name);
    return typeof value === "string" && value !== "" && value.length <= longest ? value : null;
  };
  const [code, state] = [text("code", LONGEST.code), text("state", LONGEST.state)];
  if (code === null || state === null) return null;
  return { code, state, iss: text("iss", LONGEST.iss), ...readNames(text("user", 2_000)) };
}

/** Apple's own field: `{"name":{"firstName":…,"lastName":…}}`. Its address is not read: the signed one counts. */
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

/** The cookie in which a posted return waits a minute, out of reach of scripts; of none, the cookie that drops it. */
export function keepReturn(posted: SocialReturn | null, isHttps: boolean): string {
  const value = posted === null ? "" : JSON.stringify(posted);
  return formatCookie(COOKIE, value, { isHttps, seconds: posted === null ? 0 : KEPT_SECONDS, isHidden: true });
}

/** The return that waits; null where there is none. What it says is for the API to believe or not. */
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

/** Where the sign-in leads back to, while the provider's page is open. */
const BACK_COOKIE = "login_back";
const BACK_SECONDS = 600;

/** The cookie that keeps it. */
export function keepWayBack(back: string | null, isHttps: boolean): string {
  return formatCookie(BACK_COOKIE, back ?? "", { isHttps, seconds: BACK_SECONDS });
}

/** The path of this site that was kept; null where there is none. */
export function keptWayBack(request: Request): string | null {
  return readBack(parseCookies(request.headers.get("cookie")).get(BACK_COOKIE) ?? null);
}
