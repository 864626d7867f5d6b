import { PRICE_KEYS } from "./catalogue-words.ts";
import type { PriceUnit } from "./converter.ts";
import { entryOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { amountOf, guessIn, type PriceGuess, type RawPrice } from "./read-price.ts";

const MINOR_WORD = /cent|minor|paise|pence|subunit|unitamount|money/;
const AMOUNT_KEYS = ["amount", "value", "price", "cents", "regular", "default", "base", "deliveryprice", "unitprice"];

/** The price that a thing names, however it is wrapped; null when it names none. */
export function rawPriceOf(thing: Thing): RawPrice | null {
  const entry = entryOf(thing, PRICE_KEYS);
  return entry === null ? null : rawPrice(entry.value, MINOR_WORD.test(wordOf(entry.key)) ? "minor" : null);
}

/** The amount of a thing's price in a venue file; null when it names none that can be read. */
export function priceOf(thing: Thing, unit: PriceUnit): string | null {
  const raw = rawPriceOf(thing);
  return raw === null ? null : amountOf(raw, unit);
}

function rawPrice(value: unknown, unit: PriceUnit | null): RawPrice | null {
  if (typeof value === "number") return { value, unit };
  if (typeof value === "string") return value.trim() === "" ? null : { value, unit };
  if (!isThing(value)) return null;
  const entry = entryOf(value, AMOUNT_KEYS);
  return entry === null ? null : rawPrice(entry.value, MINOR_WORD.test(wordOf(entry.key)) ? "minor" : unit);
}

/** Every price of a document, and the currency that it names first. */
export function gatherPrices(document: unknown): { prices: RawPrice[]; currency: string | null } {
  const prices: RawPrice[] = [];
  let currency: string | null = null;
  const work: unknown[] = typeof document === "object" && document !== null ? [document] : [];
  const seen = new Set<unknown>();
  for (let value = work.pop(); value !== undefined; value = work.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (isThing(value)) {
      const price = rawPriceOf(value);
      if (price !== null) prices.push(price);
      const named = entryOf(value, ["currency", "currencycode"])?.value;
      const code = isThing(named) ? named.code : named;
      if (currency === null && typeof code === "string" && /^[A-Za-z]{3}$/.test(code)) currency = code.toUpperCase();
    }
    for (const entry of Object.values(value as object))
      if (typeof entry === "object" && entry !== null) work.push(entry);
  }
  return { prices, currency };
}

const GUESSES: Readonly<Record<PriceGuess, string>> = {
  "first-of-several": "Of several numbers in one price the first is taken",
  thousands: "A price with three digits after its mark is read as thousands",
  decimals: "A price with three digits after its point is rounded to the cent",
};

/** Says which prices could be read in another way, too. */
export function notePriceGuesses(prices: readonly RawPrice[], notes: Notes): void {
  for (const price of prices) {
    const guess = guessIn(price);
    if (guess !== null) notes.count(GUESSES[guess], String(price.value));
  }
}
