import type { LocalMoment } from "../time/local-moment.ts";
import type { FieldRefusal } from "./field-refusal.ts";
import { digitsOnly } from "./formats.ts";
import { isPostalCode } from "./postal-code.ts";
import { normalizeSigns } from "./typed-fields.ts";

export type CardBrand = "AMEX" | "MC" | "VISA";

/** A card form as typed. Only the payment gateway's own code on the page receives it. payment#card-numbers. */
export type CardForm = {
  readonly number: string;
  readonly cvd: string;
  readonly expiryDate: string;
  readonly postalCode: string;
};

/**
 * Detects the brand of a card number while it is typed; null for another brand or too few digits.
 * checkout#card-brand.
 */
export function cardBrandOf(number: string): CardBrand | null {
  const digits = digitsOnly(number);
  if (/^3[47]/.test(digits)) return "AMEX";
  if (/^5[1-5]/.test(digits)) return "MC";
  const firstFour = digits.length < 4 ? 0 : Number(digits.slice(0, 4));
  if (firstFour >= 2221 && firstFour <= 2720) return "MC";
  return digits.startsWith("4") ? "VISA" : null;
}

/** Tells whether a card number is valid: its brand's length and its check digit. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOnly(text);
  if (!/^[\d\s-]+$/.test(normalizeSigns(text)) || digits.length < 12 || digits.length > 19 || !hasCheckDigit(digits))
    return false;
  const brand = cardBrandOf(digits);
  if (brand === "AMEX") return digits.length === 15;
  if (brand === "MC") return digits.length === 16;
  return brand !== "VISA" || [13, 16, 19].includes(digits.length);
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

/** Maximum number of years from now until a card expires. */
const MAX_CARD_YEARS = 20;

/** Tells whether an expiry date (`MM/YY`) is valid. A card is valid through the last day of its month. */
export function isExpiry(text: string, now: Pick<LocalMoment, "date">): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(normalizeSigns(text));
  if (!match) return false;
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]);
  const nowMonths = Number(now.date.slice(0, 4)) * 12 + Number(now.date.slice(5, 7));
  return months >= nowMonths && months <= nowMonths + MAX_CARD_YEARS * 12;
}

/** Validates a card form before it goes to the gateway. `avs` makes the postal code required. payment#avs. */
export function checkCardForm(
  card: CardForm,
  { now, avs }: { now: Pick<LocalMoment, "date">; avs: boolean },
): FieldRefusal[] {
  const cvdLength = cardBrandOf(card.number) === "AMEX" ? 4 : 3;
  const cvd = digitsOnly(card.cvd);
  const postalCode = card.postalCode.trim();
  const checks: [string, string, FieldRefusal | null][] = [
    ["card.number", card.number, isCardNumber(card.number) ? null : { field: "card.number", rule: "credit_card" }],
    [
      "card.expiry_date",
      card.expiryDate,
      isExpiry(card.expiryDate, now) ? null : { field: "card.expiry_date", rule: "expiry" },
    ],
    ["card.cvd", cvd, checkCvd(cvd, cvdLength)],
  ];
  const refusals = checks.flatMap(([field, text, refusal]): FieldRefusal[] => {
    if (text.trim() === "") return [{ field, rule: "required" }];
    return refusal ? [refusal] : [];
  });
  if (postalCode === "" && avs) refusals.push({ field: "card.postal_code", rule: "required" });
  if (postalCode !== "" && !isPostalCode(postalCode)) refusals.push({ field: "card.postal_code", rule: "postal_code" });
  return refusals;
}

function checkCvd(cvd: string, length: number): FieldRefusal | null {
  if (cvd.length < length) return { field: "card.cvd", rule: "min", params: { length } };
  return cvd.length > length ? { field: "card.cvd", rule: "max", params: { length } } : null;
}
