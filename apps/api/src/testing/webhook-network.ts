import type { lookup } from "node:dns";
import { isPublicAddress } from "../gateways/outgoing/public-address.ts";
import type { WebhookNetwork } from "../gateways/webhook/webhook-url.ts";

/** `addresses`: what every name leads to. */
export type NetworkSettings = {
  readonly ca: string;
  readonly addresses: readonly { readonly address: string; readonly family: number }[];
};

/** Returns a network in which every name leads to `addresses`, and this machine may be connected to. */
export function networkTo({ ca, addresses }: NetworkSettings): WebhookNetwork {
  return {
    ca,
    isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
    resolve: ((_name: string, _options: object, done: (error: null, found: typeof addresses) => void) => {
      done(null, addresses);
    }) as unknown as typeof lookup,
  };
}
