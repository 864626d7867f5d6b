import { type DigitRow, digitRows } from "./written-digits.ts";

/** Prefixes of card brands as ranges of the first four digits, with their lengths. */
const BRANDS: readonly { readonly from: number; readonly to: number; readonly lengths: readonly number[] }[] = [
  { from: 3000, to: 3059, lengths: [14] },
  { from: 3400, to: 3499, lengths: [15] },
  { from: 3528, to: 3589, lengths: [16] },
  { from: 3600, to: 3699, lengths: [14] },
  { from: 3700, to: 3799, lengths: [15] },
  { from: 3800, to: 3999, lengths: [14] },
  { from: 4000, to: 4999, lengths: [13, 16, 19] },
  { from: 2221, to: 2720, lengths: [16] },
  { from: 5100, to: 5599, lengths: [16] },
  { from: 5000, to: 5099, lengths: [16, 18, 19] },
  { from: 5600, to: 5899, lengths: [16, 18, 19] },
  { from: 6011, to: 6011, lengths: [16, 19] },
  { from: 6200, to: 6299, lengths: [16, 17, 18, 19] },
  { from: 6300, to: 6399, lengths: [16, 18, 19] },
  { from: 6440, to: 6599, lengths: [16, 19] },
  { from: 6700, to: 6799, lengths: [16, 18, 19] },
];

/** Digit groups as printed on American Express, Diners and old Visa cards. */
const PRINTED = new Set(["4-6-5", "4-6-4", "4-3-3-3"]);

/**
 * Tells whether a text contains a card number: 13 to 19 digits of any script, with anything but letters
 * between them. They must match a brand, pass the Luhn check and be grouped like a card number. Phone
 * numbers, timestamps and lists of numbers therefore do not match. payment#card-number-in-text.
 */
export function findCardNumber(text: string): boolean {
  for (const row of digitRows(text)) if (row.digits.length >= 13 && holdsCard(row)) return true;
  return false;
}

function holdsCard(row: DigitRow): boolean {
  const { digits } = row;
  const hasCheckDigit = checkDigitsOf(digits);
  for (let start = 0; start <= digits.length - 13; start += 1) {
    const head = digits.slice(start, start + 4).reduce((number, digit) => number * 10 + digit, 0);
    for (const length of BRANDS.find(({ from, to }) => from <= head && head <= to)?.lengths ?? []) {
      const end = start + length;
      if (end <= digits.length && hasCheckDigit(start, end) && isWrittenAsCard(row, start, end)) return true;
    }
  }
  return false;
}

/**
 * Returns a Luhn check for any range of the digits. Prefix sums for both parities make each check
 * constant-time.
 */
function checkDigitsOf(digits: readonly number[]): (start: number, end: number) => boolean {
  const sumsByDoubled = [0, 1].map((doubled) => {
    let sum = 0;
    return [0, ...digits.map((digit, index) => (sum += index % 2 === doubled ? (DOUBLED[digit] ?? 0) : digit))];
  });
  return (start, end) => {
    const sums = sumsByDoubled[end % 2] ?? [];
    return ((sums[end] ?? 0) - (sums[start] ?? 0)) % 10 === 0;
  };
}

const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

function isWrittenAsCard({ digits, beginsGroup }: DigitRow, start: number, end: number): boolean {
  const groups: number[] = [];
  for (let index = start; index < end; index += 1) {
    if (index === start || beginsGroup[index]) groups.push(0);
    groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
  }
  const [first = 0] = groups;
  if (groups.length === 1 || PRINTED.has(groups.join("-"))) return true;
  const isEven = groups.every((size, index) => size === first || (index === groups.length - 1 && size < first));
  if (isEven && first === 4) return true;
  // A match that starts or ends inside a group counts only in groups of four, for example before a directly
  // attached security code.
  const isWhole = beginsGroup[start] === true && (end === digits.length || beginsGroup[end] === true);
  // A first group of 10 or 11 digits is a phone number; 13 digits in several groups are a product code.
  const isTelephone = first === 10 || first === 11;
  return isWhole && end - start > 13 && !isTelephone && (isEven || (groups.length <= 3 && first >= 4));
}
