import { browserStorage, writeStorage } from "../browser-storage.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";

/** The page's half of a session: whose it is, and the token. The other half is a cookie that no script reads. people#session. */
export type PageHalf = { readonly userId: string; readonly token: string };

/** What it is called where it is kept: in a cookie, and in the browser's local storage. */
export const PERSON_NAME = "person";

/** As long as the other half is kept, half a year in seconds; the server ends a session sooner that is not used. people#tokens. */
export const PERSON_SECONDS = 180 * 24 * 60 * 60;

/** The half as it is kept; neither an id nor a token has a point in it. */
export function formatPageHalf({ userId, token }: PageHalf): string {
  return `${userId}.${token}`;
}

/** Reads a half that was kept; null for what is none. */
export function parsePageHalf(text: string | null | undefined): PageHalf | null {
  const [, userId, token] = /^([\w-]{1,100})\.([\w-]{1,200})$/.exec(text ?? "") ?? [];
  return userId !== undefined && token !== undefined ? { userId, token } : null;
}

/** The page's half as this browser keeps it now; null for a guest. For scripts in the page. */
export function keptHalf(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(PERSON_NAME));
}

/** Keeps the page's half of a session that a call of the page itself has begun, in its cookie and in local storage. people#session. */
export function keepHalf(half: PageHalf): void {
  const kept = { isHttps: location.protocol === "https:", seconds: PERSON_SECONDS };
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = formatCookie(PERSON_NAME, formatPageHalf(half), kept);
  writeStorage(browserStorage().browser, PERSON_NAME, formatPageHalf(half));
}

/** In which cookie an operator's own half stands while the page's is that of the owner whom they act for. people#acting-as. */
export const OPERATOR_NAME = "operator";

/** The operator's own half that a request brings; null without acting. */
export function operatorHalfOf(request: Request): PageHalf | null {
  return parsePageHalf(parseCookies(request.headers.get("cookie")).get(OPERATOR_NAME));
}

/** The operator's own half as this browser keeps it; its token goes with an order. For scripts in the page. */
export function keptOperator(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(OPERATOR_NAME));
}
