import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { type AddressRange, isWithin, parseAddress } from "./address.ts";
import { clientAddress, rememberClient } from "./client-address.ts";

export type ProxySettings = {
  /**
   * The site's public origin, such as `https://order.example`; if null, the origin of each request is used.
   * operations#public-origin.
   */
  readonly publicOrigin: string | null;
  /**
   * Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted. operations#trusted-proxies.
   */
  readonly trustedProxies: readonly AddressRange[];
  /** Public hosts besides the one in `publicOrigin`. operations#cantine-hosts. */
  readonly cantineHosts: readonly string[];
};

/** Settings without a trusted proxy: the site's origin is that of the request. */
export const NO_PROXY: ProxySettings = { publicOrigin: null, trustedProxies: [], cantineHosts: [] };

/** Matches a host with an optional port that is safe in a URL. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Restores the client's address and the URL that the browser shows, from trusted proxy headers. No later code
 * reads these headers.
 */
export function applyProxyHeaders(incoming: IncomingMessage, surroundings: ProxySettings): void {
  const { socket, headers } = incoming;
  const { publicOrigin, trustedProxies } = surroundings;
  const isTrusted = isTrustedProxy(socket.remoteAddress ?? "", surroundings);
  const forwardedFor = headers["x-forwarded-for"];
  rememberClient(
    incoming,
    clientAddress(socket.remoteAddress, typeof forwardedFor === "string" ? forwardedFor : undefined, trustedProxies),
  );

  if (!isTrusted && headers.traceparent !== undefined) dropTraceparent(incoming);
  takeHostOutOfTarget(incoming);
  const isHttps = (socket as TLSSocket).encrypted || (isTrusted && lastOf(headers["x-forwarded-proto"]) === "https");
  const host = headers.host ?? "";
  if (publicOrigin === null && !isHttps) return;
  if (!incoming.url?.startsWith("/")) return;
  if (publicOrigin !== null && !isCantine(host, surroundings)) {
    setHost(incoming, new URL(publicOrigin).host);
    incoming.url = `${publicOrigin}${incoming.url}`;
  } else if (HOST.test(host)) {
    const scheme = isHttps || publicOrigin?.startsWith("https:") ? "https" : "http";
    incoming.url = `${scheme}://${host}${incoming.url}`;
  }
}

/**
 * Tells whether a peer is a trusted proxy, whose connections carry requests of many visitors.
 * operations#trusted-proxies.
 */
export function isTrustedProxy(peer: string, { trustedProxies }: Pick<ProxySettings, "trustedProxies">): boolean {
  const address = parseAddress(peer);
  return address !== null && isWithin(address, trustedProxies);
}

/**
 * Converts a request line `GET http://host/path` to `GET /path` with that host. Ignores the scheme, which the
 * client may fake.
 */
function takeHostOutOfTarget(incoming: IncomingMessage): void {
  const [, host, target] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(incoming.url ?? "") ?? [];
  if (host === undefined || target === undefined) return;
  setHost(incoming, host);
  incoming.url = target.startsWith("/") ? target : `/${target}`;
}

/** Drops the trace that a visitor claims to continue: it would choose what is sampled. operations#traceparent. */
function dropTraceparent({ headers, rawHeaders }: IncomingMessage): void {
  delete headers.traceparent;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === "traceparent") rawHeaders.splice(at, 2);
  }
}

function setHost(incoming: IncomingMessage, host: string): void {
  incoming.headers.host = host;
  const { rawHeaders } = incoming;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") rawHeaders[at + 1] = host;
  }
}

function isCantine(host: string, { cantineHosts }: ProxySettings): boolean {
  return cantineHosts.includes(host.toLowerCase().replace(/:\d+$/, "")) && HOST.test(host);
}

/** Returns the last entry of a header, which the nearest proxy wrote. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.at(-1) : header)?.split(",").at(-1)?.trim().toLowerCase();
}
