import { type Cents, formatCents, parseCents } from "../money/cents.ts";
import { formatRate, parseRate, type Rate } from "../money/rate.ts";
import { percentageOf } from "../money/round.ts";

/** A service, delivery or discount setting: `"18%"` or `"18"` is a percentage, `"5.00$"` dollars. bill#charge-setting. */
export type ChargeSetting =
  | { readonly type: "percentage"; readonly percentage: Rate }
  | { readonly type: "dollar"; readonly amountCents: Cents };

/**
 * Reads a charge setting. A text that ends in `$` is dollars, any other a percentage with or without `%`; null when the
 * text is neither, or is negative. bill#charge-setting.
 */
export function parseChargeSetting(text: string): ChargeSetting | null {
  const trimmed = text.trim();
  if (trimmed.endsWith("$")) {
    const amountCents = parseCents(trimmed.slice(0, -1));
    return amountCents === null || amountCents < 0 ? null : { type: "dollar", amountCents };
  }
  const percentage = parseRate(trimmed.endsWith("%") ? trimmed.slice(0, -1) : trimmed);
  return percentage === null ? null : { type: "percentage", percentage };
}

/** Writes a charge setting in its canonical form: `"18%"` or `"5.00$"`. bill#charge-setting. */
export function formatChargeSetting(setting: ChargeSetting): string {
  return setting.type === "dollar" ? `${formatCents(setting.amountCents)}$` : `${formatRate(setting.percentage)}%`;
}

/** What a setting comes to on an amount: its dollars, or its percentage, rounded. bill#step-3, bill#step-5. */
export function chargeOn(amountCents: Cents, setting: ChargeSetting): Cents {
  return setting.type === "dollar" ? setting.amountCents : percentageOf(amountCents, setting.percentage);
}
