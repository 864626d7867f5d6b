import type { IncomingMessage } from "node:http";
import { type Address, type AddressRange, formatNetwork, isWithin, parseAddress } from "./address.ts";

/** A connection that has gone has no address any more. */
const GONE = "gone";

/**
 * The address of who asks. What a trusted proxy wrote into `X-Forwarded-For` is believed: read from its end, the first
 * address that is no trusted proxy's; where all are, the first of all. Anybody else is who is connected, whatever the header
 * says, and so is a proxy that writes something that is no address.
 * operations#client-address, promises#promise-29.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): string {
  const connected = peer === undefined ? null : parseAddress(peer);
  if (connected === null) return GONE;
  return formatNetwork(farthestBelieved(connected, forwardedFor, trusted) ?? connected);
}

/** Null for an entry, before the address that is looked for, that is no address. */
function farthestBelieved(
  connected: Address,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): Address | null {
  const entries = forwardedFor?.trim() ? forwardedFor.split(",").reverse() : [];
  let believed = connected;
  for (const entry of entries) {
    if (!isWithin(believed, trusted)) return believed;
    const next = parseAddress(withoutPort(entry.trim()));
    if (next === null) return null;
    believed = next;
  }
  return believed;
}

/** Some proxies write the visitor's port, too: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

const known = new WeakMap<IncomingMessage, string>();

/** Remembers whose request it is, once, when it comes in. */
export function rememberClient(incoming: IncomingMessage, address: string): void {
  known.set(incoming, address);
}

/** The address of who asks, as every limit, line of the log and call counts it; absent for calls within the process. */
export function clientAddressOf(incoming: IncomingMessage): string;
export function clientAddressOf(incoming: IncomingMessage | undefined): string | undefined;
export function clientAddressOf(incoming: IncomingMessage | undefined): string | undefined {
  return incoming && (known.get(incoming) ?? clientAddress(incoming.socket.remoteAddress, undefined, []));
}
