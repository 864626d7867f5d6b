import { formatMoney, formatPercent } from "@comptoir/messages";
import { type ChargeSetting, formatRate } from "@comptoir/ordering";

/** A mandatory charge as shown before an order: a percentage in decimal text, or cents. */
export type ChargeView = { readonly percentage: string } | { readonly cents: number };

export function chargeViewOf(setting: ChargeSetting): ChargeView {
  return setting.type === "percentage"
    ? { percentage: formatRate(setting.percentage) }
    : { cents: setting.amountCents };
}

export function chargeWords(charge: ChargeView): string {
  return "cents" in charge ? formatMoney(charge.cents) : formatPercent(charge.percentage);
}
