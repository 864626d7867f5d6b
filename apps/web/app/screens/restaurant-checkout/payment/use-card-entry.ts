import { useMemo, useState, useSyncExternalStore } from "react";
import type { CardEntry, CardGatewayConfig, CardState } from "./card-gateway.ts";
import { cardGatewayOf } from "./card-gateways.ts";

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
