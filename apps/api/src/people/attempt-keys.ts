import { createHash } from "node:crypto";

/** A caller as rate limits identify it: the session's hash, and the network address. */
export type Visitor = { readonly session: string | null; readonly address: string | null };

/** Returns the key under which attempts are counted. It is hashed, so no network address is stored. */
export function attemptKey(what: string, ...parts: readonly string[]): string {
  return `${what} ${createHash("sha256").update(JSON.stringify(parts)).digest("base64url")}`;
}

/**
 * Returns the network of an address: the /24 of IPv4, the /48 of IPv6. One subscriber may have all addresses
 * of it.
 */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");
}

/**
 * Returns a visitor's key for a limit. A client may send any session, so the key combines session and network
 * address. @param restaurantId blank for a limit over all restaurants
 */
export function visitorKey(what: string, restaurantId: string, { session, address }: Visitor): string {
  return attemptKey(what, restaurantId, session ?? "", address ?? "");
}
