import type { Id } from "@comptoir/ordering";
import { formatCookie } from "../visit/cookies.ts";

const MEMBER_COOKIE = "member";
/** Lifetime of the cookie in seconds: half a year. */
const MEMBER_SECONDS = 180 * 24 * 60 * 60;
const LONGEST = 200;

/** Returns null if the cookie has none for this venue. people#member. */
export function readMemberCookie(cookies: ReadonlyMap<string, string>, restaurantId: Id): string | null {
  const [, venue, identifier] = /^(\S+) (.+)$/.exec(cookies.get(MEMBER_COOKIE) ?? "") ?? [];
  return venue === String(restaurantId) && identifier && identifier.length <= LONGEST ? identifier : null;
}

/** For the browser. Null deletes the cookie. */
export function keepMember(restaurantId: Id, identifier: string | null): void {
  const isHttps = location.protocol === "https:";
  const seconds = identifier === null ? 0 : MEMBER_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API yet.
  document.cookie = formatCookie(MEMBER_COOKIE, `${restaurantId} ${identifier ?? ""}`, { isHttps, seconds });
}
