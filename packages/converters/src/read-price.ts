import type { PriceUnit } from "./converter.ts";

/** A price as a file writes it: a number or a text, and its unit where the field's name tells. */
export type RawPrice = { readonly value: number | string; readonly unit: PriceUnit | null };

/** Currencies without cents: their whole numbers are never minor units. */
const WHOLE_CURRENCIES: ReadonlySet<string> = new Set([
  "JPY",
  "KRW",
  "TWD",
  "VND",
  "HUF",
  "CLP",
  "IDR",
  "ISK",
  "XAF",
  "XOF",
]);
const FREE = /^(?:free|gratuit|offert|included|inclus|no charge|免费|免費|無料)$/i;

type PriceText = { readonly whole: string; readonly decimals: string; readonly guess: PriceGuess | null };

/** What is guessed of a price that can be read in more ways than one. */
export type PriceGuess = "first-of-several" | "thousands" | "decimals";

/**
 * Reads a price as menus write it: `"$12.50"`, `"12,50 €"`, `"1,250.00"`, `"1 250,00"`, `"¥980"`; of several the first. Gives
 * the digits before and after the decimal mark, and what was guessed; null when there is no price in the text.
 */
function readPriceText(text: string): PriceText | null {
  if (FREE.test(text.trim())) return { whole: "0", decimals: "", guess: null };
  const digits = /-?\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0].replace(/[\s\u00a0\u202f'’]+(?=\d{3}(?:\D|$))/g, "");
  const number = digits?.match(/^-?[\d.,]+/)?.[0].replace(/[.,]+$/, "");
  if (number === undefined || number.startsWith("-")) return null;
  // The last mark is the decimal one, unless exactly three digits follow it and it stands there as thousands do. A single point
  // before digits that are not round is one that a computer wrote: `12.505`.
  const mark = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const after = mark < 0 ? "" : number.slice(mark + 1);
  const couldBeThousands = after.length === 3 && !/^0?[.,]/.test(number);
  const isSingle = number.match(/[.,]/g)?.length === 1;
  const isThousands = couldBeThousands && !(isSingle && /\.\d\d[1-9]$/.test(number));
  const whole = (mark < 0 || isThousands ? number : number.slice(0, mark)).replace(/[.,]/g, "");
  const hasMore = /\d/.test(text.slice(text.indexOf(number) + number.length).replace(/^[\s\u00a0\u202f'’\d.,]+/, ""));
  const guess = couldBeThousands && isSingle ? (isThousands ? "thousands" : "decimals") : null;
  return {
    whole: whole === "" ? "0" : whole,
    decimals: mark < 0 || isThousands ? "" : after,
    guess: hasMore ? "first-of-several" : guess,
  };
}

/** What is guessed when a price is read; null when it can be read in one way alone. */
export function guessIn({ value }: RawPrice): PriceGuess | null {
  return typeof value === "string" ? (readPriceText(value)?.guess ?? null) : null;
}

/** The unit of amounts that are written in the smallest of their currency: cents, or the whole where it has none. */
export function smallestUnitOf(currency: string | null): PriceUnit {
  return currency !== null && WHOLE_CURRENCIES.has(currency) ? "major" : "minor";
}

/**
 * Decides for a whole file whether its whole numbers are cents. One decimal mark anywhere says dollars; a currency without
 * cents says dollars; so does a median dish that would cost less than a dollar in cents. Null where the file does not tell.
 */
export function priceUnitOf(
  prices: readonly RawPrice[],
  dishPrices: readonly RawPrice[],
  currency: string | null,
): PriceUnit | null {
  if (smallestUnitOf(currency) === "major") return "major";
  const neutral = prices.filter((price) => price.unit === null);
  if (neutral.some(({ value }) => saysDollars(value))) return "major";
  const ofDishes = amountsOf(dishPrices);
  const amounts = ofDishes.length > 0 ? ofDishes : amountsOf(neutral);
  return (amounts[Math.floor(amounts.length / 2)] ?? 0) >= 100 ? null : "major";
}

function saysDollars(value: number | string): boolean {
  return typeof value === "number" ? !Number.isInteger(value) : /\d[.,]\d|[$€£¥₹元円]/.test(value);
}

/** Amounts from the smallest, without those of nothing and those whose unit is known. */
function amountsOf(prices: readonly RawPrice[]): number[] {
  const neutral = prices.filter((price) => price.unit === null);
  const amounts = neutral.map(({ value }) => Number(typeof value === "number" ? value : readPriceText(value)?.whole));
  return amounts.filter((amount) => amount > 0).sort((a, b) => a - b);
}

/** The venue file's amount of a price; null when it is none, or more than a venue file may hold. */
export function amountOf(price: RawPrice, guessed: PriceUnit): string | null {
  const isMinor = (price.unit ?? guessed) === "minor";
  const text = typeof price.value === "number" ? exactText(price.value) : price.value;
  const read = readPriceText(text);
  if (read === null || read.whole.length > 9) return null;
  // Minor units with decimals are a contradiction; what has decimals is dollars.
  const cents = isMinor && /^0*$/.test(read.decimals) ? Number(read.whole) : centsOf(read.whole, read.decimals);
  if (!Number.isSafeInteger(cents) || cents > 100_000_000) return null;
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Dollars with more than two decimals, such as 4.333333, are rounded to the cent, half up. */
function centsOf(whole: string, decimals: string): number {
  const kept = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  return kept + (Number(decimals[2] ?? "0") >= 5 ? 1 : 0);
}

/** A number's digits without an exponent; a computed 6.6000000000000005 is 6.6. */
function exactText(value: number): string {
  if (!Number.isFinite(value)) return "";
  return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(4);
}
