import { lookUpName } from "../outgoing/look-up-name.ts";
import {
  isAllowedHost,
  isPublicAddress,
  leadsToRefusedAddress,
  type OutgoingNetwork,
} from "../outgoing/public-address.ts";

/** How endpoints are reached; tests replace it. `ca`: an additional certificate authority. */
export type WebhookNetwork = OutgoingNetwork & { readonly ca?: string };

export const THE_INTERNET: WebhookNetwork = { resolve: lookUpName, isAllowed: isPublicAddress };

/** Why an address cannot be an endpoint's. partners#addresses. */
export type WebhookUrlFault = "not-an-address" | "not-https" | "has-password" | "private-address" | "too-much";

/** Maximum length of an endpoint's address in characters. */
const URL_LENGTH_MAX = 500;
/** Names that only a local network knows. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|localhost|localdomain|internal|intranet|lan|home|home\.arpa)$/;

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
export function leadsToPrivateAddress(url: string, network: OutgoingNetwork): Promise<boolean> {
  return leadsToRefusedAddress(new URL(url).hostname.replace(/^\[|\]$/g, ""), network);
}
