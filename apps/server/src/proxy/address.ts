import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** A network address. An IPv4 address that is written within IPv6 is the IPv4 address. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of addresses: those that begin with the same `prefix` bits. */
export type AddressRange = { readonly first: Address; readonly prefix: number };

/** The addresses that were read last: the requests of a connection all come from one. */
const addresses = new LRUCache<string, Address>({ max: 4_096, memoMethod: (text) => ipaddr.process(text) });

/** Reads an address in any of its spellings, IPv6 with or without a zone; null when it is none. */
export function parseAddress(text: string): Address | null {
  const [bare = ""] = text.split("%");
  // The library takes shortened and octal IPv4 addresses too, which a proxy's rules may read differently.
  return isIP(bare) === 0 ? null : addresses.memo(bare);
}

/** Reads an address, or a range such as `10.0.0.0/8`; null when it is neither. */
export function parseAddressRange(text: string): AddressRange | null {
  const [head = "", length, ...more] = text.split("/");
  const first = parseAddress(head);
  if (first === null || more.length > 0) return null;
  const bits = first.toByteArray().length * 8;
  if (length === undefined) return { first, prefix: bits };
  // A range of IPv4 addresses that is written within IPv6 counts the 96 bits before them.
  const prefix = Number(length) - (bits === 32 && head.includes(":") ? 96 : 0);
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= bits ? { first, prefix } : null;
}

/** Whether an address lies in one of the ranges. */
export function isWithin(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some(({ first, prefix }) => first.kind() === address.kind() && address.match(first as never, prefix));
}

/**
 * Whom limits count and logs hash: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber has all of
 * such a network. operations#client-address.
 */
export function formatNetwork(address: Address): string {
  const groups = address.toNormalizedString().split(":");
  return groups.length === 1 ? address.toString() : `${groups.slice(0, 4).join(":")}::/64`;
}
