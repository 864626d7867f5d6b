import type { lookup as resolve } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Networks that are not public, such as loopback and private ones. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, "ipv4");
}
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet("2000::", 3, "ipv6");
/** Ranges within 2000::/3 that are not public: they embed an IPv4 address, or are not assigned. */
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, "ipv6");
}

/** Returns whether an IP address is public. promises#promise-40. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !NOT_PUBLIC.check(address, "ipv4");
  return GLOBAL_IPV6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

/** DNS, and which addresses may be connected to. Tests replace both. */
export type OutgoingNetwork = {
  readonly resolve: typeof resolve;
  readonly isAllowed: (address: string) => boolean;
};

/** Error of a connection that was refused because an address is not public. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/**
 * Returns a DNS lookup for a connection that rejects a host if any of its addresses is not public. The connection
 * uses exactly the checked addresses, so a name that changes meanwhile leads nowhere else. A host that is an
 * address itself is not looked up: check it with `isAllowedHost`. promises#promise-40.
 */
export function checkedLookup({ resolve: ask, isAllowed }: OutgoingNetwork): LookupFunction {
  return (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "", 4);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new PrivateAddress("private"), "", 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** Returns whether a URL's host may be connected to: a name, which is checked when it is looked up, or a public address. */
export function isAllowedHost(hostname: string, { isAllowed }: Pick<OutgoingNetwork, "isAllowed">): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 || isAllowed(host);
}

/** A look-up that takes longer counts as if the name were unknown: each connection checks it again. */
const LOOKUP_MS = 2_000;

/** Tells whether a name leads to an address that may not be connected to. An unknown name does not. promises#promise-40. */
export function leadsToRefusedAddress(
  hostname: string,
  { resolve: ask, isAllowed }: OutgoingNetwork,
): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  ask(hostname, { all: true }, (error, addresses) => {
    settle(!error && addresses.some(({ address }) => !isAllowed(address)));
  });
  return Promise.race([promise, pause(LOOKUP_MS, false, { ref: false })]);
}
