import type { Refused } from "../refusal.ts";

/** Reasons for which a restaurant declines an order. `other` needs words. board#decline. */
export const DECLINE_REASONS = ["sold-out", "too-busy", "closing", "address", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Maximum length of the words to the guest. */
export const DECLINE_WORDS_MAX = 300;

/** Why an order was declined. `missed`: nobody answered in time, so no person declined it. board#decline. */
export type Declined = {
  readonly reason: DeclineReason | null;
  readonly words: string | null;
  readonly missed: boolean;
};

export const DECLINED_AS_MISSED: Declined = { reason: null, words: null, missed: true };

/** Parses the reason and the words of a decline; refused if `other` has no words. board#decline. */
export function parseDecline(
  reason: DeclineReason,
  typed: string | null,
): Declined | Refused<{ readonly code: "words-missing" | "words-too-long" }> {
  const words = typed?.trim().replace(/\s+/gu, " ") || null;
  if (reason === "other" && words === null) return { refused: { code: "words-missing" } };
  if (words !== null && words.length > DECLINE_WORDS_MAX) return { refused: { code: "words-too-long" } };
  return { reason, words, missed: false };
}
