import { type DigitRow, digitRows } from "./written-digits.ts";

/** How the numbers of card brands begin, by their first four digits, and how many digits they have. */
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

/** Groups in which the numbers of cards are printed beside those of one length: American Express, Diners, old Visa. */
const PRINTED = new Set(["4-6-5", "4-6-4", "4-3-3-3"]);

/**
 * Tells whether a text holds the number of a payment card, wherever it begins and whatever follows: every 13 to 19 digits in a
 * row, in any script, with anything but letters between them, that are of a brand, have its check digit, and are written as
 * such numbers are. Telephone numbers, moments and lists of numbers are not. payment#card-number-in-text.
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
 * Luhn's rule for any part of a row: from its right every second digit is doubled, and the digits of it all sum to a multiple
 * of ten. The sums are made once, with the even places doubled and with the odd ones, so that no part is added up again.
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

/** The digits of twice a digit, added. */
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
  // What begins or ends within a group, such as a number with its security code at once behind it, is one in fours only.
  const isWhole = beginsGroup[start] === true && (end === digits.length || beginsGroup[end] === true);
  // Ten or eleven digits in a row are a telephone number, thirteen in groups an article's.
  const isTelephone = first === 10 || first === 11;
  return isWhole && end - start > 13 && !isTelephone && (isEven || (groups.length <= 3 && first >= 4));
}
