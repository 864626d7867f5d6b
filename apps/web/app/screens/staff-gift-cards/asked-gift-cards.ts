import { GIFT_CARD_STATES, type GiftCardState } from "@comptoir/ordering";

export type AskedGiftCards = {
  readonly search: string;
  readonly state: GiftCardState | null;
  readonly after: string | null;
};

/** Reads which gift cards an address asks for; an unknown state is left out. studio#gift-cards. */
export function askedOf(query: URLSearchParams): AskedGiftCards {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: GIFT_CARD_STATES.find((state) => state === query.get("state")) ?? null,
    after: query.get("after"),
  };
}
