import type { GiftCardRowData } from "@comptoir/contract";
import { formatDate, formatMoney, m } from "@comptoir/messages";
import { type GiftCardState, parseCents, ZERO_CENTS } from "@comptoir/ordering";
import type { BadgeTone } from "../../ui/badge.tsx";
import { localMomentAt } from "../../venue/local-moment.ts";

export const GIFT_STATE_WORDS: Readonly<Record<GiftCardState, () => string>> = {
  active: m.staff_gift_state_active,
  empty: m.staff_gift_state_empty,
  stopped: m.staff_gift_state_stopped,
};

export const GIFT_STATE_TONES: Readonly<Record<GiftCardState, BadgeTone>> = {
  active: "good",
  empty: "neutral",
  stopped: "caution",
};

/** A gift card as pages show it. Words of days are made on the server: browsers know different zones. */
export type GiftCardView = {
  readonly id: string;
  readonly last4: string;
  readonly recipient: string | null;
  readonly state: GiftCardState;
  readonly balance: string;
  /** Whether nothing is left on it, also if it is stopped. */
  readonly isEmpty: boolean;
  readonly facts: readonly string[];
  /** Why and on which day it was stopped; null if it is not. */
  readonly stopped: string | null;
};

/** Returns what a page says of a gift card: its balance, what was put on it, its day. studio#gift-cards. */
export function giftCardView(card: GiftCardRowData, zone: string): GiftCardView {
  const { id, last4, recipient, state, balance, loaded, issuedAt, stopped } = card;
  const day = (instant: string) => formatDate(localMomentAt(Date.parse(instant), zone).date);
  return {
    ...{ id, last4, recipient, state, balance: amountWords(balance), isEmpty: !((parseCents(balance) ?? 0) > 0) },
    facts: [m.staff_gift_of({ amount: amountWords(loaded) }), m.staff_gift_issued({ day: day(issuedAt) })],
    stopped: stopped && m.staff_gift_stopped_why({ day: day(stopped.at), reason: stopped.reason ?? "" }),
  };
}

/** Formats an amount of the wire as money. */
export function amountWords(amount: string): string {
  return formatMoney(parseCents(amount) ?? ZERO_CENTS);
}
