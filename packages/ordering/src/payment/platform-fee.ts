import { type Cents, cents, ZERO_CENTS } from "../money/cents.ts";
import { parseRate, type Rate } from "../money/rate.ts";
import { percentageOf } from "../money/round.ts";

/**
 * The operator's fee for a card payment on a restaurant's own account: a percentage of the payment, and cents for
 * each. payment#platform-fee.
 */
export type PlatformFee = { readonly percent: Rate; readonly cents: Cents };

export const NO_PLATFORM_FEE: PlatformFee = { percent: { digits: 0, scale: 0 }, cents: ZERO_CENTS };

/** Decimals of the percentage: it is written in basis points. */
const DECIMALS_MAX = 2;
const PERCENT_MAX = 50;
const CENTS_MAX = 1_000;

const WRITTEN = /^(?:(?<percent>[\d.]+)%(?:\+(?<plus>\d{1,4}))?|(?<alone>\d{1,4}))$/;

/** Parses `1.5%+10`, `1.5%` or `10`, the last in cents; null if the text is none of them, or too much. */
export function parsePlatformFee(text: string): PlatformFee | null {
  const written = WRITTEN.exec(text.trim())?.groups;
  const percent = written ? parseRate(written.percent ?? "0") : null;
  const centsEach = Number(written?.alone ?? written?.plus ?? 0);
  if (percent === null || percent.scale > DECIMALS_MAX || centsEach > CENTS_MAX) return null;
  if (percent.digits > PERCENT_MAX * 10 ** percent.scale) return null;
  return { percent, cents: cents(centsEach) };
}

/**
 * Returns the fee of a payment, rounded to the cent, and less than the payment: Stripe refuses a fee that takes it
 * all. payment#platform-fee.
 */
export function platformFeeOf(amountCents: Cents, { percent, cents: each }: PlatformFee): Cents {
  return cents(Math.max(0, Math.min(percentageOf(amountCents, percent) + each, amountCents - 1)));
}
