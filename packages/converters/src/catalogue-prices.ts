import { CHOICE_PRICE_KEYS, PRICE_KEYS } from "./catalogue-words.ts";
import type { PriceUnit } from "./converter.ts";
import { entriesOf, entryOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";
import type { CountedNote, Notes } from "./notes.ts";
import { amountOf, guessIn, type PriceGuess, type RawPrice } from "./read-price.ts";

const MINOR_WORD = /cent|minor|paise|pence|subunit|unitamount|money/;
const MAJOR_WORD = /dollar|major|(?:cad|usd|eur|gbp|euros?)$/;
const AMOUNT_KEYS = ["amount", "value", "price", "cents", "regular", "default", "base", "deliveryprice", "unitprice"];

export function rawPriceOf(thing: Thing): RawPrice | null {
  const entry = entryOf(thing, PRICE_KEYS);
  return entry === null ? null : rawPrice(entry.value, unitOf(entry.key) ?? saidUnitOf(thing));
}

/** Returns the price of an option and its key; a non-zero price, the surcharge, precedes a zero one. */
export function choicePriceOf(thing: Thing): { readonly key: string; readonly price: RawPrice } | null {
  const priced = [...entriesOf(thing, CHOICE_PRICE_KEYS)].flatMap(({ key, value }) => {
    const price = rawPrice(value, unitOf(key) ?? saidUnitOf(thing));
    return price === null ? [] : [{ key, price }];
  });
  return priced.find(({ price }) => (amountOf(price, "major") ?? "0.00") !== "0.00") ?? priced[0] ?? null;
}

/** Returns the unit that a key such as `price_cents` names; null if it names none. */
function unitOf(key: string): PriceUnit | null {
  const word = wordOf(key);
  if (MINOR_WORD.test(word)) return "minor";
  return MAJOR_WORD.test(word) ? "major" : null;
}

/** Returns an object's price as a venue file amount; null without a valid one. */
export function priceOf(thing: Thing, unit: PriceUnit): string | null {
  const raw = rawPriceOf(thing);
  return raw === null ? null : amountOf(raw, unit);
}

function rawPrice(value: unknown, unit: PriceUnit | null): RawPrice | null {
  if (typeof value === "number") return { value, unit };
  if (typeof value === "string") return value.trim() === "" ? null : { value, unit };
  if (!isThing(value)) return null;
  const entry = entryOf(value, AMOUNT_KEYS);
  return entry === null ? null : rawPrice(entry.value, unitOf(entry.key) ?? saidUnitOf(value) ?? unit);
}

/** Returns the unit that an object declares for its amounts, such as `"price_unit": "cents"`; null if none. */
function saidUnitOf(thing: Thing): PriceUnit | null {
  const digits = entryOf(thing, ["currencyminorunit", "currencyexponent", "minorunit"])?.value;
  if (typeof digits === "number") return digits > 0 ? "minor" : "major";
  const said = entryOf(thing, UNIT_KEYS)?.value;
  if (typeof said !== "string") return null;
  if (/^(?:in )?(?:cents?|minor(?:[ _-]?units?)?|pence|paise)$/i.test(said.trim())) return "minor";
  return /^(?:in )?(?:dollars?|major(?:[ _-]?units?)?|euros?|cad|usd|eur|gbp)$/i.test(said.trim()) ? "major" : null;
}

const UNIT_KEYS = ["price", "prices", "amount", "amounts", "currency", "money"]
  .flatMap((word) => [`${word}unit`, `${word}units`, `${word}in`, `${word}format`, `${word}denomination`])
  .concat("unit", "units", "denomination");

/** Collects every price of a document, and the first currency and unit that it declares. */
export function gatherPrices(document: unknown) {
  const prices: RawPrice[] = [];
  let currency: string | null = null;
  let unit: PriceUnit | null = null;
  const work: unknown[] = typeof document === "object" && document !== null ? [document] : [];
  const seen = new Set<unknown>();
  for (let value = work.pop(); value !== undefined; value = work.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (isThing(value)) {
      const price = rawPriceOf(value);
      if (price !== null) {
        prices.push(price);
        // Marks the nested amount as collected, because it is the same price.
        seen.add(entryOf(value, PRICE_KEYS)?.value);
      }
      unit ??= saidUnitOf(value);
      const named = entryOf(value, ["currency", "currencycode"])?.value;
      const code = isThing(named) ? named.code : named;
      if (currency === null && typeof code === "string" && /^[A-Za-z]{3}$/.test(code)) currency = code.toUpperCase();
    }
    for (const entry of Object.values(value as object))
      if (typeof entry === "object" && entry !== null) work.push(entry);
  }
  return { prices, currency, unit };
}

const GUESSES: Readonly<Record<PriceGuess, CountedNote>> = {
  "first-of-several": "firstOfSeveral",
  thousands: "priceInThousands",
  decimals: "priceRounded",
};

export function notePriceGuesses(prices: readonly RawPrice[], notes: Notes): void {
  for (const price of prices) {
    const guess = guessIn(price);
    if (guess !== null) notes.count(GUESSES[guess], String(price.value));
  }
}
