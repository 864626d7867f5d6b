import { type Cents, formatCents, parseCents } from "../money/cents.ts";
import { formatRate, parseRate, type Rate } from "../money/rate.ts";
import { percentageOf } from "../money/round.ts";

/**
 * A service charge, delivery charge or discount: `"18%"` or `"18"` is a percentage, `"5.00$"` dollars.
 * bill#charge-setting.
 */
export type ChargeSetting =
  | { readonly type: "percentage"; readonly percentage: Rate }
  | { readonly type: "dollar"; readonly amountCents: Cents };

/** Parses a charge setting; null if the text is invalid or negative. bill#charge-setting. */
export function parseChargeSetting(text: string): ChargeSetting | null {
  const trimmed = text.trim();
  if (trimmed.endsWith("$")) {
    const amountCents = parseCents(trimmed.slice(0, -1));
    return amountCents === null || amountCents < 0 ? null : { type: "dollar", amountCents };
  }
  const percentage = parseRate(trimmed.endsWith("%") ? trimmed.slice(0, -1) : trimmed);
  return percentage === null ? null : { type: "percentage", percentage };
}

/** Formats a charge setting: `"18%"` or `"5.00$"`. bill#charge-setting. */
export function formatChargeSetting(setting: ChargeSetting): string {
  return setting.type === "dollar" ? `${formatCents(setting.amountCents)}$` : `${formatRate(setting.percentage)}%`;
}

/**
 * Returns the amount of a setting in cents: dollars, or a rounded percentage of `amountCents`. bill#step-3,
 * bill#step-5.
 */
export function chargeOn(amountCents: Cents, setting: ChargeSetting): Cents {
  return setting.type === "dollar" ? setting.amountCents : percentageOf(amountCents, setting.percentage);
}
