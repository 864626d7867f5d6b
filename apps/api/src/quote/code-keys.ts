import { createHash } from "node:crypto";
import { giftCardCodeKey } from "@comptoir/ordering";

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
