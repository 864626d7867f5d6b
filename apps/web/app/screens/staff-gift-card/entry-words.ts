import type { GiftCardEntryData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { eventTimeWords } from "../../suites/event-times.ts";
import { amountWords } from "../staff-gift-cards/gift-card-words.ts";

const KINDS: Readonly<Record<GiftCardEntryData["kind"], () => string>> = {
  issue: m.staff_gift_entry_issue,
  "top-up": m.staff_gift_entry_top_up,
  correction: m.staff_gift_entry_correction,
  order: m.staff_gift_entry_order,
  "give-back": m.staff_gift_entry_give_back,
  refund: m.staff_gift_entry_refund,
};

/** An entry of a gift card's ledger as its page shows it. */
export type EntryView = {
  readonly position: number;
  readonly at: string;
  readonly when: string;
  readonly what: string;
  readonly amount: string;
  readonly left: string;
};

/** Returns what a page says of an entry: what it was, of which order, its amount and what was left. studio#gift-cards. */
export function entryView({ position, at, kind, amount, balance, order }: GiftCardEntryData, zone: string): EntryView {
  const what = KINDS[kind]();
  return {
    position,
    at,
    when: eventTimeWords(at, zone),
    what:
      order === null
        ? what
        : m.staff_gift_entry_order_number({ what, number: order.number, day: formatDate(order.day) }),
    amount: amountWords(amount),
    left: m.staff_gift_entry_left({ amount: amountWords(balance) }),
  };
}
