import { createHash } from "node:crypto";
import { type CostsData, type CostsExplanation, giftCardCodeKey } from "@comptoir/ordering";

/** What the database keeps instead of a gift card's code. The restaurant is part of it: no card is found in another's. */
export function giftCardCodeHash(restaurantId: string, code: string): Buffer {
  return createHash("sha256")
    .update(`gift card\n${restaurantId}\n${giftCardCodeKey(code)}`)
    .digest();
}

/** The end of a code, by which people tell their cards apart. */
export function giftCardLast4(code: string): string {
  return giftCardCodeKey(code).slice(-4);
}

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
