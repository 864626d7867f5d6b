import type { CostsData, CostsExplanation } from "@comptoir/ordering";
import { giftCardLast4 } from "./code-keys.ts";

/** A gift card's code as orders keep and show it: its end, by which people tell their cards apart. payment#masked-codes. */
function maskGiftCardCode(code: string): string {
  return `••••${giftCardLast4(code)}`;
}

/** A bill without the code that paid for a part of it. A bill that is masked already stays as it is. */
export function maskCosts(costs: CostsData): CostsData {
  const { code } = costs.voucher;
  return code === null ? costs : { ...costs, voucher: { ...costs.voucher, code: maskGiftCardCode(code) } };
}

/** What explains a bill, without that code. */
export function maskExplanation(explanation: CostsExplanation): CostsExplanation {
  return explanation.map((amount) => {
    const { derivation } = amount;
    if (derivation?.by !== "balance") return amount;
    return { ...amount, derivation: { ...derivation, code: maskGiftCardCode(derivation.code) } };
  });
}
