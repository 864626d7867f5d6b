import { createHash } from "node:crypto";

/** Who tries something: a hashed session, and the network address as the server saw it. */
export type Visitor = { readonly session: string | null; readonly address: string | null };

/** A key under which attempts are counted. It is hashed: no address is stored. */
export function attemptKey(what: string, ...parts: readonly string[]): string {
  return `${what} ${createHash("sha256").update(JSON.stringify(parts)).digest("base64url")}`;
}

/** The network that an address belongs to: the /24 of IPv4, the /48 of IPv6. One subscriber may have all of it. */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");
}

/**
 * A visitor as a limit knows one: the session and the address together, since a session is the browser's own word.
 * @param restaurantId blank for a limit over all restaurants
 */
export function visitorKey(what: string, restaurantId: string, { session, address }: Visitor): string {
  return attemptKey(what, restaurantId, session ?? "", address ?? "");
}
