// Money: cents, exact rates and rounding.

export { type Cents, cents, formatCents, parseCents, sumCents, ZERO_CENTS } from "./cents.ts";
export { compareRates, formatRate, isZeroRate, parseRate, type Rate } from "./rate.ts";
export { percentageOf, roundHalfAway } from "./round.ts";
export { usualTax } from "./usual-taxes.ts";
