import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** A network address. An IPv4-mapped IPv6 address is stored as IPv4. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A CIDR range: the network addresses that share the first `prefix` bits. */
export type AddressRange = { readonly first: Address; readonly prefix: number };

/** Cache of parsed addresses, because all requests of a connection have the same one. */
const addresses = new LRUCache<string, Address>({ max: 4_096, memoMethod: (text) => ipaddr.process(text) });

/** Parses a network address, IPv6 with or without a zone; null if it is invalid. */
export function parseAddress(text: string): Address | null {
  const [bare = ""] = text.split("%");
  // The library also accepts shortened and octal IPv4 addresses, which proxies may interpret differently.
  return isIP(bare) === 0 ? null : addresses.memo(bare);
}

/** Parses a network address, or a range such as `10.0.0.0/8`; null if it is invalid. */
export function parseAddressRange(text: string): AddressRange | null {
  const [head = "", length, ...more] = text.split("/");
  const first = parseAddress(head);
  if (first === null || more.length > 0) return null;
  const bits = first.toByteArray().length * 8;
  if (length === undefined) return { first, prefix: bits };
  // The prefix of an IPv4-mapped range includes the 96 bits before the IPv4 address.
  const prefix = Number(length) - (bits === 32 && head.includes(":") ? 96 : 0);
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= bits ? { first, prefix } : null;
}

export function isWithin(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some(({ first, prefix }) => first.kind() === address.kind() && address.match(first as never, prefix));
}

/**
 * Formats a client's network for rate limits and log hashes: an IPv4 address, or the IPv6 /64 of one
 * subscriber. operations#client-address.
 */
export function formatNetwork(address: Address): string {
  const groups = address.toNormalizedString().split(":");
  return groups.length === 1 ? address.toString() : `${groups.slice(0, 4).join(":")}::/64`;
}
