import { useMemo, useState, useSyncExternalStore } from "react";
import type { CardEntry, CardGateway, CardGatewayConfig, CardState } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox-gateway.tsx";
import { stripeGateway } from "./stripe-gateway.tsx";

/** The gateways that a page can take cards for, by the processor of the payment config. */
const CARD_GATEWAYS: Readonly<Record<string, CardGateway>> = { sandbox: sandboxGateway, stripe: stripeGateway };

/** The gateway of a restaurant's processor; null where cards are not taken, or not by a gateway that this page knows. */
export function cardGatewayOf(processor: string | null): CardGateway | null {
  return CARD_GATEWAYS[processor ?? ""] ?? null;
}

const neverChanges = () => () => {};
const none = () => null;

/** The entry of a card through the restaurant's gateway; null where it takes no cards, or none that this page can take. */
export function useCardEntry(
  processor: string | null,
  config: CardGatewayConfig,
): { readonly entry: CardEntry; readonly state: CardState } | null {
  const [entry] = useState(() => cardGatewayOf(processor)?.mount(config) ?? null);
  const read: () => CardState | null = entry?.state ?? none;
  const state = useSyncExternalStore(entry?.onChange ?? neverChanges, read, read);
  return useMemo(() => (entry && state ? { entry, state } : null), [entry, state]);
}
