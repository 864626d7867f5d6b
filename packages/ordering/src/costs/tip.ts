import { type Cents, cents, parseCents, ZERO_CENTS } from "../money/cents.ts";
import { parseRate } from "../money/rate.ts";
import { percentageOf } from "../money/round.ts";
import type { Refused } from "../refusal.ts";
import type { TipChoice } from "./costs.ts";

/** The tip in a request body: the amount or the percentage, as text or as a number. bill#costs. */
export type TipData = {
  readonly type?: string | null | undefined;
  readonly percentageValue?: string | number | null | undefined;
  readonly amount?: string | number | null | undefined;
};

export type TipUnreadable = { readonly code: "tip-unreadable" };

/** Computes a tip in cents: dollars, or a percentage of the discounted subtotal before taxes. bill#step-10. */
export function computeTip(subtotalDiscountedCents: Cents, tip: TipChoice | null): Cents {
  if (!tip) return ZERO_CENTS;
  if (tip.type === "dollar") return cents(Math.abs(tip.amountCents));
  return percentageOf(subtotalDiscountedCents, tip.percentage);
}

/**
 * Parses the tip of a request body; null if there is none. Refuses an invalid amount or percentage; a
 * negative one counts as its absolute value. bill#step-10.
 */
export function parseTipChoice(data: TipData | null | undefined): TipChoice | null | Refused<TipUnreadable> {
  if (!data?.type) return null;
  const written = data.type === "percentage" ? data.percentageValue : data.amount;
  if (written === null || written === undefined || written === "") return null;

  const text = String(written).trim().replace(/^-/, "");
  if (data.type === "percentage") {
    const percentage = parseRate(text);
    if (percentage) return { type: "percentage", percentage };
  } else if (data.type === "dollar") {
    const amountCents = parseCents(text);
    if (amountCents !== null && amountCents >= 0) return { type: "dollar", amountCents };
  }
  return { refused: { code: "tip-unreadable" } };
}
