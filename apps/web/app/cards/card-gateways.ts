import { useMemo, useState, useSyncExternalStore } from "react";
import type { CardEntry, CardGateway, CardGatewayConfig, CardState } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox-gateway.tsx";
import { stripeGateway } from "./stripe-gateway.tsx";

const CARD_GATEWAYS: Readonly<Record<string, CardGateway>> = { sandbox: sandboxGateway, stripe: stripeGateway };

/** Returns null if the restaurant does not accept cards (`processor` is null) or its processor is not supported. */
export function cardGatewayOf(processor: string | null): CardGateway | null {
  return CARD_GATEWAYS[processor ?? ""] ?? null;
}

const neverChanges = () => () => {};
const none = () => null;

/** Returns null if the restaurant does not accept cards or its processor is not supported. */
export function useCardEntry(
  processor: string | null,
  config: CardGatewayConfig,
): { readonly entry: CardEntry; readonly state: CardState } | null {
  const [entry] = useState(() => cardGatewayOf(processor)?.mount(config) ?? null);
  const read: () => CardState | null = entry?.state ?? none;
  const state = useSyncExternalStore(entry?.onChange ?? neverChanges, read, read);
  return useMemo(() => (entry && state ? { entry, state } : null), [entry, state]);
}
