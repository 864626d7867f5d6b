import { createHash } from "node:crypto";

/** Who tries something: a hashed session, and the network address as the server saw it. */
export type Visitor = { readonly session: string | null; readonly address: string | null };

/** A key under which attempts are counted. It is hashed: no address is stored. */
export function attemptKey(what: string, ...parts: readonly string[]): string {
  return `${what} ${createHash("sha256").update(JSON.stringify(parts)).digest("base64url")}`;
}

/**
 * A visitor as a limit knows one: the session and the address together, since a session is the browser's own word.
 * @param restaurantId blank for a limit over all restaurants
 */
export function visitorKey(what: string, restaurantId: string, { session, address }: Visitor): string {
  return attemptKey(what, restaurantId, session ?? "", address ?? "");
}
