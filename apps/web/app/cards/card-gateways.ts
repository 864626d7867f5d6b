import { useMemo, useState, useSyncExternalStore } from "react";
import type { CardEntry, CardGateway, CardGatewayConfig, CardState } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox-gateway.tsx";
import { stripeGateway } from "./stripe-gateway.tsx";

/** The supported gateways by the processor of the payment config. */
const CARD_GATEWAYS: Readonly<Record<string, CardGateway>> = { sandbox: sandboxGateway, stripe: stripeGateway };

/**
 * Returns the gateway of a restaurant's processor; null where cards are not accepted or the processor is not
 * supported.
 */
export function cardGatewayOf(processor: string | null): CardGateway | null {
  return CARD_GATEWAYS[processor ?? ""] ?? null;
}

const neverChanges = () => () => {};
const none = () => null;

/**
 * Returns the card entry of the restaurant's gateway; null where cards are not accepted or the processor is not
 * supported.
 */
export function useCardEntry(
  processor: string | null,
  config: CardGatewayConfig,
): { readonly entry: CardEntry; readonly state: CardState } | null {
  const [entry] = useState(() => cardGatewayOf(processor)?.mount(config) ?? null);
  const read: () => CardState | null = entry?.state ?? none;
  const state = useSyncExternalStore(entry?.onChange ?? neverChanges, read, read);
  return useMemo(() => (entry && state ? { entry, state } : null), [entry, state]);
}
