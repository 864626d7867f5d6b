import { type Cents, cents } from "../money/index.ts";

/** The states of a gift card: only an active one pays. studio#gift-cards. */
export const GIFT_CARD_STATES = ["active", "empty", "stopped"] as const;

export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** The most that a page puts on a gift card at once, in cents: a slip of the keyboard stays small. studio#gift-cards. */
export const GIFT_CARD_MAX: Cents = cents(200_000);
