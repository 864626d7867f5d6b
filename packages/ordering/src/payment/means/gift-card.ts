import type { StoredMeans } from "./means.ts";

/** A gift card of the venue, identified by its code. payment#gift-card-ledger. */
export const GIFT_CARD = { name: "gift_card", kind: "stored", begins: "not-required" } as const satisfies StoredMeans;
