import { lookup } from "node:dns";
import { setTimeout as pause } from "node:timers/promises";
import { isAllowedHost, isPublicAddress, type OutgoingNetwork } from "../outgoing/public-address.ts";

/** How endpoints are reached; tests replace it. `ca`: an additional certificate authority. */
export type WebhookNetwork = OutgoingNetwork & { readonly ca?: string };

export const THE_INTERNET: WebhookNetwork = { resolve: lookup, isAllowed: isPublicAddress };

/** Why an address cannot be an endpoint's. partners#addresses. */
export type WebhookUrlFault = "not-an-address" | "not-https" | "has-password" | "private-address" | "too-much";

/** Maximum length of an endpoint's address in characters. */
const URL_LENGTH_MAX = 500;
/** Names that only a local network knows. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|localhost|localdomain|internal|intranet|lan|home|home\.arpa)$/;
/** A look-up that takes longer counts as if the name were unknown: the delivery checks it again. */
const LOOKUP_MS = 2_000;

/**
 * Parses the address of an endpoint: https, a public host, no user or password. The fragment, which is never sent, is
 * cut off. partners#addresses.
 */
export function parseWebhookUrl(
  text: string,
  network: Pick<OutgoingNetwork, "isAllowed">,
): { readonly url: string } | { readonly fault: WebhookUrlFault } {
  if (text.length > URL_LENGTH_MAX) return { fault: "too-much" };
  if (/[\s\p{C}]/u.test(text) || !URL.canParse(text)) return { fault: "not-an-address" };
  const url = new URL(text);
  if (url.protocol !== "https:") return { fault: url.protocol === "http:" ? "not-https" : "not-an-address" };
  if (url.username !== "" || url.password !== "") return { fault: "has-password" };
  const host = url.hostname.replace(/\.$/, "");
  const isName = /[a-z]/.test(host) && !host.startsWith("[");
  if (isName ? LOCAL_NAME.test(host) : !isAllowedHost(host, network)) return { fault: "private-address" };
  url.hash = "";
  return { url: url.href };
}

/**
 * Tells whether a name leads to an address that is not public. An unknown name does not: it may be set up later,
 * and each delivery checks it again. partners#addresses.
 */
export async function leadsToPrivateAddress(url: string, { resolve, isAllowed }: OutgoingNetwork): Promise<boolean> {
  const { hostname } = new URL(url);
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  resolve(hostname.replace(/^\[|\]$/g, ""), { all: true }, (error, addresses) => {
    settle(!error && addresses.some(({ address }) => !isAllowed(address)));
  });
  return Promise.race([promise, pause(LOOKUP_MS, false, { ref: false })]);
}
