import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { type AddressRange, isWithin, parseAddress } from "./address.ts";
import { clientAddress, rememberClient } from "./client-address.ts";

/** What stands between visitors and this server. */
export type Surroundings = {
  /** The site's address as people see it, `https://order.example`; null for the address of the request. operations#public-origin. */
  readonly publicOrigin: string | null;
  /** Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. operations#trusted-proxies. */
  readonly trustedProxies: readonly AddressRange[];
  /** Hosts that people see beside the public one. operations#cantine-hosts. */
  readonly cantineHosts: readonly string[];
};

/** No proxy is trusted, and the site's address is the request's. */
export const NO_PROXY: Surroundings = { publicOrigin: null, trustedProxies: [], cantineHosts: [] };

/** A host, with or without a port, that fits into an address as it stands. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Makes a request what the visitor sent, whatever proxy brought it: its address is the one that the visitor's browser shows, and
 * who asks is known. Nothing behind this reads what proxies say.
 */
export function meetVisitor(incoming: IncomingMessage, surroundings: Surroundings): void {
  const { socket, headers } = incoming;
  const { publicOrigin, trustedProxies } = surroundings;
  const isTrusted = isTrustedProxy(socket.remoteAddress ?? "", surroundings);
  const forwardedFor = headers["x-forwarded-for"];
  rememberClient(
    incoming,
    clientAddress(socket.remoteAddress, typeof forwardedFor === "string" ? forwardedFor : undefined, trustedProxies),
  );

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

/** Whether what a peer says of others is believed, and its connections are not one visitor's. operations#trusted-proxies. */
export function isTrustedProxy(peer: string, { trustedProxies }: Pick<Surroundings, "trustedProxies">): boolean {
  const address = parseAddress(peer);
  return address !== null && isWithin(address, trustedProxies);
}

/** `GET http://host/path` is `GET /path` of that host; a scheme that is only claimed there means nothing. */
function takeHostOutOfTarget(incoming: IncomingMessage): void {
  const [, host, target] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(incoming.url ?? "") ?? [];
  if (host === undefined || target === undefined) return;
  setHost(incoming, host);
  incoming.url = target.startsWith("/") ? target : `/${target}`;
}

function setHost(incoming: IncomingMessage, host: string): void {
  incoming.headers.host = host;
  const { rawHeaders } = incoming;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") rawHeaders[at + 1] = host;
  }
}

function isCantine(host: string, { cantineHosts }: Surroundings): boolean {
  return cantineHosts.includes(host.toLowerCase().replace(/:\d+$/, "")) && HOST.test(host);
}

/** The last of several entries is the one that the proxy nearest to us wrote. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.at(-1) : header)?.split(",").at(-1)?.trim().toLowerCase();
}
