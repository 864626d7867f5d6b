import type { Id } from "@comptoir/ordering";
import { formatCookie } from "../visit/cookies.ts";

const MEMBER_COOKIE = "member";
/** A regular comes back within the season; half a year, in seconds. */
const MEMBER_SECONDS = 180 * 24 * 60 * 60;
const LONGEST = 200;

/** The number by which a browser's visitor is a member of a venue; null where there is none. people#member. */
export function readMemberCookie(cookies: ReadonlyMap<string, string>, restaurantId: Id): string | null {
  const [, venue, identifier] = /^(\S+) (.+)$/.exec(cookies.get(MEMBER_COOKIE) ?? "") ?? [];
  return venue === String(restaurantId) && identifier && identifier.length <= LONGEST ? identifier : null;
}

/** Keeps by what number the visitor is a member, or forgets it. For the browser. */
export function keepMember(restaurantId: Id, identifier: string | null): void {
  const isHttps = location.protocol === "https:";
  const seconds = identifier === null ? 0 : MEMBER_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = formatCookie(MEMBER_COOKIE, `${restaurantId} ${identifier ?? ""}`, { isHttps, seconds });
}
