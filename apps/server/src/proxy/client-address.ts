import type { IncomingMessage } from "node:http";
import { type Address, type AddressRange, formatNetwork, isWithin, parseAddress } from "./address.ts";

/** Stands for the address of a closed connection, for which Node returns none. */
const GONE = "gone";

/**
 * Returns the client's network address. Behind trusted proxies it is the last entry of `X-Forwarded-For` that
 * is not a trusted proxy. Otherwise, or if an entry is invalid, it is the peer's. operations#client-address,
 * promises#promise-29.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): string {
  const connected = peer === undefined ? null : parseAddress(peer);
  if (connected === null) return GONE;
  return formatNetwork(lastTrustedHop(connected, forwardedFor, trusted) ?? connected);
}

/**
 * Walks `X-Forwarded-For` from its end to the first address that is not a trusted proxy. Null if an entry on
 * the way is invalid.
 */
function lastTrustedHop(
  connected: Address,
  forwardedFor: string | undefined,
  trusted: readonly AddressRange[],
): Address | null {
  const entries = forwardedFor?.trim() ? forwardedFor.split(",").reverse() : [];
  let client = connected;
  for (const entry of entries) {
    if (!isWithin(client, trusted)) return client;
    const next = parseAddress(withoutPort(entry.trim()));
    if (next === null) return null;
    client = next;
  }
  return client;
}

/** Strips the port that some proxies append, as in `203.0.113.9:51234` or `[2001:db8::1]:51234`. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

const known = new WeakMap<IncomingMessage, string>();

/** Stores the network address of a request's client, once, on arrival. */
export function rememberClient(incoming: IncomingMessage, address: string): void {
  known.set(incoming, address);
}

/** Returns the client's network address for rate limits, logs and calls; undefined for calls within the process. */
export function clientAddressOf(incoming: IncomingMessage): string;
export function clientAddressOf(incoming: IncomingMessage | undefined): string | undefined;
export function clientAddressOf(incoming: IncomingMessage | undefined): string | undefined {
  return incoming && (known.get(incoming) ?? clientAddress(incoming.socket.remoteAddress, undefined, []));
}
