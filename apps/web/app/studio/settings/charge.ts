import { formatMoney, formatPercent } from "@comptoir/messages";
import { formatRate, parseChargeSetting } from "@comptoir/ordering";

/** Shows a charge in the form of the page's language: `5.00$` is `$5.00` in English. Other texts stay. bill#charge-setting. */
export function chargeWords(charge: string): string {
  const setting = parseChargeSetting(charge);
  if (setting === null) return charge;
  return setting.type === "dollar" ? formatMoney(setting.amountCents) : formatPercent(formatRate(setting.percentage));
}

/**
 * Returns the charge that was typed in the form of either language: `$5`, `5,00 $` and `18 %`. A text that is none stays, so
 * that it is refused where it was typed.
 */
export function chargeOf(typed: string): string {
  const text = typed.replaceAll(/\s/g, "").replace(/,(?=\d{1,3}[$%]?$)/, ".");
  const charge = text.startsWith("$") ? `${text.slice(1)}$` : text;
  return parseChargeSetting(charge) === null ? typed : charge;
}
