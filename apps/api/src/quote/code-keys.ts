import { createHash } from "node:crypto";

/** A discount code as it is looked up: people type it in small letters and with spaces around it. */
export function discountCodeKey(code: string): string {
  return code.normalize("NFKC").trim().toUpperCase();
}

/** A gift card's code as it is printed in groups, without what only helps to read it. */
function plainGiftCardCode(code: string): string {
  return code.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
}

/** What the database keeps instead of a gift card's code. The restaurant is part of it: no card is found in another's. */
export function giftCardCodeHash(restaurantId: string, code: string): Buffer {
  return createHash("sha256")
    .update(`gift card\n${restaurantId}\n${plainGiftCardCode(code)}`)
    .digest();
}

/** The end of a code, by which people tell their cards apart. */
export function giftCardLast4(code: string): string {
  return plainGiftCardCode(code).slice(-4);
}
