import { browserStorage, writeStorage } from "../browser-storage.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The page's half of a session. The other half is an HttpOnly cookie. people#session. */
export type PageHalf = { readonly userId: string; readonly token: string };

/** The name of the cookie and of the local storage entry with the page's half of a session. */
export const PERSON_NAME = "person";

/** The cookies of both halves last half a year. The server ends an unused session sooner. people#tokens. */
export const PERSON_SECONDS = 180 * 24 * 60 * 60;

/** Neither id nor token contains a dot. */
export function formatPageHalf({ userId, token }: PageHalf): string {
  return `${userId}.${token}`;
}

/** Returns null if `text` is malformed. */
export function parsePageHalf(text: string | null | undefined): PageHalf | null {
  const [, userId, token] = /^([\w-]{1,100})\.([\w-]{1,200})$/.exec(text ?? "") ?? [];
  return userId !== undefined && token !== undefined ? { userId, token } : null;
}

/** For browser code. Null for a guest. */
export function keptHalf(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(PERSON_NAME));
}

/** Stores the half of a session that a call from the page has started. people#session. */
export function keepHalf(half: PageHalf): void {
  const kept = { isHttps: location.protocol === "https:", seconds: PERSON_SECONDS };
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API yet.
  document.cookie = formatCookie(PERSON_NAME, formatPageHalf(half), kept);
  writeStorage(browserStorage().browser, PERSON_NAME, formatPageHalf(half));
}

/**
 * The cookie with an operator's own half of the session. It exists only while the operator acts for an owner,
 * when `person` holds the owner's half. people#acting-as.
 */
export const OPERATOR_NAME = "operator";

/** Returns null unless an operator acts for an owner. */
export function operatorHalfOf(request: Request): PageHalf | null {
  return parsePageHalf(parseCookies(request.headers.get("cookie")).get(OPERATOR_NAME));
}

/** For browser code. An order that an operator places for an owner sends this half's token too. */
export function keptOperator(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(OPERATOR_NAME));
}
