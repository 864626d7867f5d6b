import type { PriceUnit } from "./converter.ts";

/** A price as written in a file, and the unit that its key names. */
export type RawPrice = { readonly value: number | string; readonly unit: PriceUnit | null };

/** Currencies without cents, whose whole numbers are never minor units. */
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

/** What was assumed when an ambiguous price was parsed. */
export type PriceGuess = "first-of-several" | "thousands" | "decimals";

/**
 * Parses a price as menus write it, such as `"$12.50"`, `"12,50 €"` or `"1 250,00"`; the first of several.
 * Null if the text has no price.
 */
function readPriceText(text: string): PriceText | null {
  if (FREE.test(text.trim())) return { whole: "0", decimals: "", guess: null };
  const digits = /-?\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0].replace(/[\s\u00a0\u202f'’]+(?=\d{3}(?:\D|$))/g, "");
  const number = digits?.match(/^-?[\d.,]+/)?.[0].replace(/[.,]+$/, "");
  if (number === undefined || number.startsWith("-")) return null;
  // The last mark is the decimal mark. But if exactly three digits follow it, it separates thousands.
  // Exceptions: the number starts with 0, or is a computed decimal such as `12.505`.
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

/** Returns what was assumed when a price was parsed; null if it is unambiguous. */
export function guessIn({ value }: RawPrice): PriceGuess | null {
  return typeof value === "string" ? (readPriceText(value)?.guess ?? null) : null;
}

/** Returns the unit of amounts in the smallest unit of `currency`, which is `major` for a currency without cents. */
export function smallestUnitOf(currency: string | null): PriceUnit {
  return currency !== null && WHOLE_CURRENCIES.has(currency) ? "major" : "minor";
}

/**
 * Infers the unit of a file's whole numbers; null if unclear. It is `major` if a price has decimals or a currency
 * sign, or the currency has no cents. It is `major` too if the median dish in cents would cost under a dollar.
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

function amountsOf(prices: readonly RawPrice[]): number[] {
  const neutral = prices.filter((price) => price.unit === null);
  const amounts = neutral.map(({ value }) => Number(typeof value === "number" ? value : readPriceText(value)?.whole));
  return amounts.filter((amount) => amount > 0).sort((a, b) => a - b);
}

/** Converts a price to a venue file amount; null if it is invalid or too high. */
export function amountOf(price: RawPrice, guessed: PriceUnit): string | null {
  const isMinor = (price.unit ?? guessed) === "minor";
  const text = typeof price.value === "number" ? exactText(price.value) : price.value;
  const read = readPriceText(text);
  if (read === null || read.whole.length > 9) return null;
  // An amount with decimals is in dollars, because minor units have none.
  const cents = isMinor && /^0*$/.test(read.decimals) ? Number(read.whole) : centsOf(read.whole, read.decimals);
  if (!Number.isSafeInteger(cents) || cents > 100_000_000) return null;
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Converts dollars to cents. Further decimals, as in 4.333333, are rounded half up. */
function centsOf(whole: string, decimals: string): number {
  const kept = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  return kept + (Number(decimals[2] ?? "0") >= 5 ? 1 : 0);
}

/** Formats a number without an exponent and without floating-point error. */
function exactText(value: number): string {
  if (!Number.isFinite(value)) return "";
  return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(4);
}
