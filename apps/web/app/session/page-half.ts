import { browserStorage, writeStorage } from "../browser-storage.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The page's half of a session: the user's id and a token. The other half is an HttpOnly cookie. people#session. */
export type PageHalf = { readonly userId: string; readonly token: string };

/** The name of the page's half of a session in its cookie and in local storage. */
export const PERSON_NAME = "person";

/**
 * The lifetime of both halves of a session in seconds: half a year. The server ends an unused session sooner.
 * people#tokens.
 */
export const PERSON_SECONDS = 180 * 24 * 60 * 60;

/**
 * Formats the page's half of a session for storage. A dot separates id and token, because neither contains a
 * dot.
 */
export function formatPageHalf({ userId, token }: PageHalf): string {
  return `${userId}.${token}`;
}

/** Parses the stored page's half of a session; null if it is malformed. */
export function parsePageHalf(text: string | null | undefined): PageHalf | null {
  const [, userId, token] = /^([\w-]{1,100})\.([\w-]{1,200})$/.exec(text ?? "") ?? [];
  return userId !== undefined && token !== undefined ? { userId, token } : null;
}

/** Returns the page's half in this browser; null for a guest. For browser code. */
export function keptHalf(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(PERSON_NAME));
}

/**
 * Stores the half of a session that a call from the page has started, in the cookie and in local storage.
 * people#session.
 */
export function keepHalf(half: PageHalf): void {
  const kept = { isHttps: location.protocol === "https:", seconds: PERSON_SECONDS };
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API yet.
  document.cookie = formatCookie(PERSON_NAME, formatPageHalf(half), kept);
  writeStorage(browserStorage().browser, PERSON_NAME, formatPageHalf(half));
}

/**
 * The name of the cookie with an operator's own half of the session. It exists while the operator acts for an
 * owner, because the page's half is then the owner's. people#acting-as.
 */
export const OPERATOR_NAME = "operator";

/** Returns the operator's own half in a request; null unless the operator acts for an owner. */
export function operatorHalfOf(request: Request): PageHalf | null {
  return parsePageHalf(parseCookies(request.headers.get("cookie")).get(OPERATOR_NAME));
}

/** Returns the operator's own half in this browser, whose token is sent with an order. For browser code. */
export function keptOperator(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(OPERATOR_NAME));
}
