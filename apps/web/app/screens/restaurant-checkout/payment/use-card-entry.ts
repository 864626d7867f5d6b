import { useState, useSyncExternalStore } from "react";
import type { CardEntry, CardGatewayConfig, CardState } from "./card-gateway.ts";
import { cardGatewayOf } from "./card-gateways.ts";

const NO_CARD: CardState = { refusals: [], last4: "" };
const neverChanges = () => () => {};

/** The entry of a card through the restaurant's gateway; null where it takes no cards, or none that this page can take. */
export function useCardEntry(processor: string | null, config: CardGatewayConfig): [CardEntry | null, CardState] {
  const [entry] = useState(() => cardGatewayOf(processor)?.mount(config) ?? null);
  const state = useSyncExternalStore(entry?.onChange ?? neverChanges, entry?.state ?? noCard, entry?.state ?? noCard);
  return [entry, state];
}

const noCard = () => NO_CARD;
