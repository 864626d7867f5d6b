import { digitsOnly, isPhone } from "./formats.ts";
import { normalizeSigns } from "./typed-fields.ts";

/** Normalizes a discount code for lookup: trimmed and in upper case. payment#discounts. */
export function discountCodeKey(code: string): string {
  return normalizeSigns(code).toUpperCase();
}

/** Normalizes a gift card's code for lookup: upper case, without spaces and dashes. payment#gift-card-ledger. */
export function giftCardCodeKey(code: string): string {
  return normalizeSigns(code).replace(/[\s-]/g, "").toUpperCase();
}

export function memberIdentifierKey(identifier: string): string {
  return normalizeSigns(identifier).toLowerCase();
}

/** Normalizes a member's identifier for lookup; a phone number becomes its last ten digits. */
export function memberLookupKey(identifier: string): string {
  const key = memberIdentifierKey(identifier);
  return isPhone(key) ? digitsOnly(key).slice(-10) : key;
}
