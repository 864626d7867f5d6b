import { createHash } from "node:crypto";
import { type CostsData, type CostsExplanation, giftCardCodeKey } from "@comptoir/ordering";

/**
 * Hashes a gift card's code for storage. The hash includes the restaurant, so a card is never found at
 * another restaurant.
 */
export function giftCardCodeHash(restaurantId: string, code: string): Buffer {
  return createHash("sha256")
    .update(`gift card\n${restaurantId}\n${giftCardCodeKey(code)}`)
    .digest();
}

/** Returns the last four characters of a code, by which people tell their cards apart. */
export function giftCardLast4(code: string): string {
  return giftCardCodeKey(code).slice(-4);
}

/**
 * Masks a gift card's code for storage and display on orders: only its last characters stay. payment#masked-codes.
 */
function maskGiftCardCode(code: string): string {
  return maskedBy(giftCardLast4(code));
}

/** Returns the masked code that ends in the given characters. payment#masked-codes. */
export function maskedBy(last4: string): string {
  return `••••${last4}`;
}

export function maskCosts(costs: CostsData): CostsData {
  const { code } = costs.voucher;
  return code === null ? costs : { ...costs, voucher: { ...costs.voucher, code: maskGiftCardCode(code) } };
}

export function maskExplanation(explanation: CostsExplanation): CostsExplanation {
  return explanation.map((amount) => {
    const { derivation } = amount;
    if (derivation?.by !== "balance") return amount;
    return { ...amount, derivation: { ...derivation, code: maskGiftCardCode(derivation.code) } };
  });
}
