import { isIP } from "node:net";

/** A network address as a number, 32 or 128 bits wide. An IPv4 address that is written within IPv6 is the IPv4 address. */
export type Address = { readonly bits: 32 | 128; readonly value: bigint };

/** A range of addresses: those that begin with the same `prefix` bits. */
export type AddressRange = Address & { readonly prefix: number };

const MAPPED_IPV4 = 0xffffn;

/** The addresses that were read last: the requests of a connection all come from one. */
const readBefore = new Map<string, Address | null>();
const MOST_REMEMBERED = 4_096;
const LONGEST_ADDRESS = 64;

/** Reads an address in any of its spellings, IPv6 with or without a zone; null when it is none. */
export function parseAddress(text: string): Address | null {
  const before = readBefore.get(text);
  if (before !== undefined) return before;
  const address = readAddress(text);
  if (readBefore.size >= MOST_REMEMBERED) readBefore.clear();
  if (text.length <= LONGEST_ADDRESS) readBefore.set(text, address);
  return address;
}

function readAddress(text: string): Address | null {
  const [bare = ""] = text.split("%");
  switch (isIP(bare)) {
    case 4:
      return { bits: 32, value: bare.split(".").reduce((value, part) => value * 256n + BigInt(part), 0n) };
    case 6: {
      const value = readIpv6(bare);
      return value >> 32n === MAPPED_IPV4 ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value };
    }
    default:
      return null;
  }
}

/** Reads an address, or a range such as `10.0.0.0/8`; null when it is neither. */
export function parseAddressRange(text: string): AddressRange | null {
  const [head = "", length, ...more] = text.split("/");
  const address = parseAddress(head);
  if (address === null || more.length > 0) return null;
  if (length === undefined) return { ...address, prefix: address.bits };
  // A range of IPv4 addresses that is written within IPv6 counts the 96 bits before them.
  const prefix = Number(length) - (address.bits === 32 && head.includes(":") ? 96 : 0);
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= address.bits ? { ...address, prefix } : null;
}

/** Whether an address lies in one of the ranges. */
export function isWithin(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some(({ bits, value, prefix }) => {
    const rest = BigInt(bits - prefix);
    return bits === address.bits && value >> rest === address.value >> rest;
  });
}

const networks = new WeakMap<Address, string>();

/**
 * Whom limits count and logs hash: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber has all of
 * such a network. operations#client-address.
 */
export function formatNetwork(address: Address): string {
  const network = networks.get(address) ?? writeNetwork(address);
  networks.set(address, network);
  return network;
}

function writeNetwork({ bits, value }: Address): string {
  const parts = (count: number, width: bigint, of: bigint) =>
    Array.from({ length: count }, (_, index) => (of >> (width * BigInt(count - 1 - index))) & ((1n << width) - 1n));
  if (bits === 32) return parts(4, 8n, value).join(".");
  return `${parts(4, 16n, value >> 64n)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function readIpv6(text: string): bigint {
  // The standard writes every IPv6 address in one way: groups in hexadecimal, also those of an IPv4 address within.
  const { hostname } = new URL(`http://[${text}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const groupsOf = (side: string | undefined) => (side ? side.split(":") : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n);
}
