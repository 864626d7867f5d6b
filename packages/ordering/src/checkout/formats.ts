import { normalizeSigns } from "./typed-fields.ts";

/** Removes everything but digits from a text. checkout#formats. */
export function digitsOnly(text: string): string {
  return normalizeSigns(text).replace(/\D/g, "");
}

/** Formats a card number in groups of 4 with dashes while it is typed, whatever its brand. checkout#formats. */
export function formatCardNumber(text: string): string {
  return (
    digitsOnly(text)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join("-");
}

/** Formats an expiry date as `12/29` while it is typed. checkout#formats. */
export function formatExpiry(text: string): string {
  return (
    digitsOnly(text)
      .slice(0, 4)
      .match(/.{1,2}/g) ?? []
  ).join("/");
}

/** Number of digits of a North American phone number, without the leading 1. */
const PHONE_DIGITS = 10;

/**
 * Formats a phone number as `416-555-0123` while it is typed. `dropLeadingOne` drops the 1 of an 11-digit
 * number. Foreign numbers stay as typed. checkout#formats.
 */
export function formatPhone(text: string, { dropLeadingOne = false }: { dropLeadingOne?: boolean } = {}): string {
  if (isForeign(text)) return text;
  const digits = digitsOnly(text);
  const hasCountry = digits.length === PHONE_DIGITS + 1 && digits.startsWith("1");
  const national = hasCountry ? digits.slice(1) : digits.slice(0, PHONE_DIGITS);
  const groups = [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter((group) => group !== "");
  return (hasCountry && !dropLeadingOne ? ["1", ...groups] : groups).join("-");
}

/** Tells whether a number begins with a plus and not with country code 1. */
function isForeign(text: string): boolean {
  return /^\+\D*(?:[^\D1]|$)/.test(normalizeSigns(text));
}

/** Tells whether a text is a complete North American phone number, with any separators. */
export function isPhone(text: string): boolean {
  return !isForeign(text) && /^[\d\s().+-]+$/.test(normalizeSigns(text)) && /^1?[2-9]\d{9}$/.test(digitsOnly(text));
}
