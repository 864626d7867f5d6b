import { normalizeSigns } from "./typed-fields.ts";

/** The digits of a text and nothing else. checkout#formats. */
export function digitsOnly(text: string): string {
  return normalizeSigns(text).replace(/\D/g, "");
}

/** Groups a card number by 4 with dashes as it is typed, whatever its brand. checkout#formats. */
export function formatCardNumber(text: string): string {
  return (
    digitsOnly(text)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join("-");
}

/** Groups an expiry date by 2 with a slash as it is typed: `12/29`. checkout#formats. */
export function formatExpiry(text: string): string {
  return (
    digitsOnly(text)
      .slice(0, 4)
      .match(/.{1,2}/g) ?? []
  ).join("/");
}

/** The digits of a North American phone number, without its leading 1. */
const PHONE_DIGITS = 10;

/**
 * Groups a phone number with dashes as it is typed, `416-555-0123`. A leading 1 of an 11-digit number is dropped when
 * asked, and stands before the groups otherwise. Of a number of another continent nothing is cut off: it would be another number.
 * checkout#formats.
 */
export function formatPhone(text: string, { dropLeadingOne = false }: { dropLeadingOne?: boolean } = {}): string {
  if (isForeign(text)) return text;
  const digits = digitsOnly(text);
  const hasCountry = digits.length === PHONE_DIGITS + 1 && digits.startsWith("1");
  const national = hasCountry ? digits.slice(1) : digits.slice(0, PHONE_DIGITS);
  const groups = [national.slice(0, 3), national.slice(3, 6), national.slice(6)].filter((group) => group !== "");
  return (hasCountry && !dropLeadingOne ? ["1", ...groups] : groups).join("-");
}

/** A plus with the code of another country than North America's 1, or with none yet. */
function isForeign(text: string): boolean {
  return /^\+\D*(?:[^\D1]|$)/.test(normalizeSigns(text));
}

/** Tells whether a text is a whole phone number: ten digits, with a leading 1 or without, however they are grouped. */
export function isPhone(text: string): boolean {
  return !isForeign(text) && /^[\d\s().+-]+$/.test(normalizeSigns(text)) && /^1?[2-9]\d{9}$/.test(digitsOnly(text));
}
