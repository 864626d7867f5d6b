import type { Id } from "@comptoir/ordering";
import { formatCookie } from "../visit/cookies.ts";

const MEMBER_COOKIE = "member";
/** The cookie's lifetime in seconds: half a year, so that a regular who returns within a season is remembered. */
const MEMBER_SECONDS = 180 * 24 * 60 * 60;
const LONGEST = 200;

/** Returns the visitor's member number at a venue; null if there is none. people#member. */
export function readMemberCookie(cookies: ReadonlyMap<string, string>, restaurantId: Id): string | null {
  const [, venue, identifier] = /^(\S+) (.+)$/.exec(cookies.get(MEMBER_COOKIE) ?? "") ?? [];
  return venue === String(restaurantId) && identifier && identifier.length <= LONGEST ? identifier : null;
}

/** Stores the visitor's member number in the cookie; null deletes it. For the browser. */
export function keepMember(restaurantId: Id, identifier: string | null): void {
  const isHttps = location.protocol === "https:";
  const seconds = identifier === null ? 0 : MEMBER_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API yet.
  document.cookie = formatCookie(MEMBER_COOKIE, `${restaurantId} ${identifier ?? ""}`, { isHttps, seconds });
}
