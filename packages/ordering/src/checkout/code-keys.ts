import { digitsOnly, isPhone } from "./formats.ts";
import { normalizeSigns } from "./typed-fields.ts";

/** A discount code as it is looked up: people type it in small letters and with spaces around it. payment#discounts. */
export function discountCodeKey(code: string): string {
  return normalizeSigns(code).toUpperCase();
}

/** A gift card's code as it is printed in groups, without what only helps to read it. payment#gift-card-ledger. */
export function giftCardCodeKey(code: string): string {
  return normalizeSigns(code).replace(/[\s-]/g, "").toUpperCase();
}

/** A member's identifier as it is kept: an e-mail address or a card number, however it was typed. */
export function memberIdentifierKey(identifier: string): string {
  return normalizeSigns(identifier).toLowerCase();
}

/** Under which all spellings of a member's identifier are one: a phone number is one however its digits are grouped. */
export function memberLookupKey(identifier: string): string {
  const key = memberIdentifierKey(identifier);
  return isPhone(key) ? digitsOnly(key).slice(-10) : key;
}
