import { isSizeWord } from "../csv-columns.ts";

/** A price at the end of a line, as it is written, with the size that it is for. */
export type LinePrice = { readonly text: string; readonly size: string };

export type PricedText = { readonly name: string; readonly prices: readonly LinePrice[] };

const CURRENCY = String.raw`(?:CAD|\$|€)`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d{1,4})`;
/** An amount is a price if it has a currency sign or two decimals. */
const SURE = String.raw`(?:${CURRENCY}\s?${AMOUNT}(?:[.,]\d{2})?|${AMOUNT}(?:[.,]\d{2})?\s?${CURRENCY}|${AMOUNT}[.,]\d{2})`;
const BEFORE = String.raw`(?<![\d:]|\d[.,h-])`;
const AFTER = String.raw`(?!\d|[.,:]\d|\s?(?:%|ml\b|cl\b|oz\b|g\b|kg\b|lb\b|po\b|cal\b))`;
const SURE_PRICE = new RegExp(`${BEFORE}${SURE}${AFTER}`, "gu");
/** What is left of prices alone: whole numbers, and marks between them. */
const WHOLE_ONLY = /^[\s/|–-]*(?:\d{1,3}(?:[\s/|–-]+|$))*$/u;
/** Dots, or similar, that lead the eye from a name to its price; or the end of a name that was cut off there. */
const LEADER = /(?:\s*[.·•…_‥]){3,}\s*|\s*…\s*|\s+[-–—]{2,}\s*/u;
const LEADER_ONLY = /^[\s.·•…_‥–—-]{2,}$/u;
/** Whole dollars, after a leader or a wide gap. */
const WHOLE = /^\s*\d{1,3}(?:\s*[/|]\s*\d{1,3})*\s*$/;
/** The most characters of a size between two prices, or after the last. */
const SIZE_LENGTH = 20;
/** Longer lines are no lines of a menu: patterns are not tried on them. */
const LINE_LENGTH = 400;
const PRICES_LENGTH = 60;

export const isLeader = (text: string) => LEADER_ONLY.test(text);
/** Tells whether a text consists of prices. Whole numbers count, because they stand alone. */
export const isPriceOnly = (text: string) =>
  text.length <= PRICES_LENGTH && /\d/.test(text) && WHOLE_ONLY.test(text.replace(SURE_PRICE, ""));
export const countPrices = (text: string) => text.slice(0, LINE_LENGTH).match(SURE_PRICE)?.length ?? 0;

/** Splits a line into its name and the prices at its end; null if it ends with none. */
export function splitPrices(text: string): PricedText | null {
  if (text.length > LINE_LENGTH) return null;
  const led = text.split(LEADER);
  const last = led.at(-1) ?? "";
  if (led.length > 1 && WHOLE.test(last)) {
    return { name: led.slice(0, -1).join(" ").trim(), prices: [{ text: last.trim(), size: "" }] };
  }
  if (WHOLE.test(text)) return { name: "", prices: [{ text: text.trim(), size: "" }] };
  const found = [...text.matchAll(SURE_PRICE)].map((match) => ({
    text: match[0].trim(),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const end = plain(text.slice(found.at(-1)?.to ?? 0));
  if (found.length === 0 || end.length > SIZE_LENGTH) return null;
  const between = (at: number) => plain(text.slice(found[at - 1]?.to ?? 0, found[at]?.from ?? 0));
  let first = found.length - 1;
  while (first > 0 && between(first).length <= SIZE_LENGTH) first -= 1;
  const own = found.slice(first);
  const name = plain(text.slice(0, own[0]?.from ?? 0).replace(LEADER, " "));
  const sizes = own.slice(1).map((_, at) => between(first + at + 1));
  if (own.length === 1) return { name, prices: [{ text: own[0]?.text ?? "", size: "" }] };
  // Sizes are named before each price, or after each.
  if (end !== "" && sizes.every((size) => size !== "")) {
    const after = [...sizes, end];
    return { name, prices: own.map((price, at) => ({ text: price.text, size: after[at] ?? "" })) };
  }
  if (sizes.some((size) => size === "")) {
    return { name, prices: [{ text: own.map((price) => price.text).join(" / "), size: "" }] };
  }
  const words = name.split(/\s+/);
  const label = words.length > 1 && isSizeWord(words.at(-1) ?? "") ? (words.at(-1) ?? "") : "";
  const named = label === "" ? name : plain(words.slice(0, -1).join(" "));
  return {
    name: named,
    prices: own.map((price, at) => ({ text: price.text, size: at === 0 ? label : (sizes[at - 1] ?? "") })),
  };
}

/** Trims spaces and the marks that separate a name, sizes and prices. */
function plain(text: string): string {
  return text.replace(/^[\s/|,;:–—·•(-]+|[\s/|,;:–—·•(-]+$/gu, "");
}
