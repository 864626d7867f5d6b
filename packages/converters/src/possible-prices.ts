import { isThing, type Thing, wordOf } from "./foreign-thing.ts";
import { amountOf } from "./read-price.ts";

type Money = { readonly key: string; readonly text: string };

const MONEY_WORD =
  /pri(?:ce|x|cing)|preis|precio|prezzo|charge|fee$|fees$|cost|co[uû]t|suppl|amount|montant|zuschlag|价|價/;
const NO_MONEY = new RegExp(
  [
    "ids?$|code|sku|plu|gtin|barcode|upc|number|order|ordinal|position|index|rank|sort|sequence|priority|level|tier",
    "^min|^max|limit|quantity|qty|count|default|free|permitted|allowed|calor|kcal|cal$|energy|kj$|nutri|fat$|protein",
    "carb|sugar|sodium|fib|salt|weight|grams?$|volume|ml$|oz$|sizes?$|rating|review|tax|rate$|percent|discount|version",
    "creat|updat|modif.*at$|time|date|phone|lat$|lng$|lon$|width|height|stock|inventory|depth|currency|exponent|status",
    "type|^is|^has|avail|active|enabled|visible|hidden|sold|veg|select|check|required|range|unit$|compare|old|was|points",
  ].join("|"),
);
const TEXT = /^(?:[A-Z]{0,3}\s?[$€£¥₹]\s?|\+\s?)?\d{1,6}(?:[.,]\d{1,2})?\s?(?:[$€£¥₹]|CAD|USD|EUR)?$/;
/** Matches an amount within a text, by a currency sign or by two decimals without a unit of measure. */
const WITHIN = /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\d[.,]\d{2}(?!\d|\s?(?:oz|ml|cl|l|g|kg|lb|in|cm|%|["”])(?!\p{L}))/iu;
const ADDED = /^(.*\S)\s*(?:\(|\[|(?<=\s))\+\s?([$€£]?\s?\d{1,5}(?:[.,]\d{1,2})?\s?[$€£]?)\s*[)\]]?$/;

export function hasMoney(text: string): boolean {
  return WITHIN.test(text) || ADDED.test(text);
}

/** Parses the surcharge in an option's name, such as `Bacon (+2.50)`; null if there is none. */
export function addedByName(text: string): { readonly name: string; readonly price: string } | null {
  const match = ADDED.exec(text);
  const price = match === null ? null : amountOf({ value: match[2] ?? "", unit: "major" }, "major");
  return price === null ? null : { name: match?.[1] ?? text, price };
}

/** Returns an object's numbers that may be amounts, without those under keys such as `id` or `calories`. */
export function possiblePrices(thing: Thing, depth = 0): Money[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    const word = wordOf(key);
    if (NO_MONEY.test(word) && !(MONEY_WORD.test(word) && !NO_PRICE.test(word))) return [];
    if (isThing(value)) return depth > 2 ? [] : possiblePrices(value, depth + 1).map((money) => ({ ...money, key }));
    const isMoney = typeof value === "number" ? value > 0 : typeof value === "string" && isAmount(word, value.trim());
    return isMoney ? [{ key, text: String(value) }] : [];
  });
}

/** Tells whether an object has a number that must be an amount, by its currency sign, decimals or key. */
export function hasPrice(thing: Thing): boolean {
  return possiblePrices(thing).some(
    ({ key, text }) =>
      /[$€£¥₹]|\d[.,]\d{2}$/.test(text) || (MONEY_WORD.test(wordOf(key)) && !NO_PRICE.test(wordOf(key))),
  );
}

const NO_PRICE = /range|level|tier|unit$|currency|type|compare|old|was|ids?$/;

function isAmount(word: string, text: string): boolean {
  if (!TEXT.test(text) || !/[1-9]/.test(text)) return false;
  return MONEY_WORD.test(word) || !/^(?:name|title|label|displayname|text|nom|titre)$/.test(word);
}
