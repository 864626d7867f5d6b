import type { GiftCardRowData } from "@comptoir/contract";
import { csvOf } from "./csv.ts";

const HEAD = ["last4", "recipient", "state", "balance", "loaded", "issued_at", "stopped_at", "stopped_reason"];

/** Returns gift cards as CSV, one row per card, without their codes. studio#gift-cards. */
export function csvOfGiftCards(cards: readonly GiftCardRowData[]): string {
  const rows = cards.map(({ last4, recipient, state, balance, loaded, issuedAt, stopped }) => [
    ...[last4, recipient ?? "", state, balance, loaded, issuedAt],
    ...[stopped?.at ?? "", stopped?.reason ?? ""],
  ]);
  return csvOf([HEAD, ...rows]);
}
