import { formatMoney, m } from "@comptoir/messages";

/**
 * Says before paying that stored value leaves less to the card than its gateway charges; null if the card can pay it.
 * Amounts in cents. payment#least-charge.
 */
export function leastChargeWords(cardCents: number, leastCents: number | null): string | null {
  const isTooLittle = cardCents > 0 && cardCents < (leastCents ?? 0);
  return isTooLittle ? m.refusal_charge_too_little({ least: formatMoney(leastCents ?? 0) }) : null;
}
