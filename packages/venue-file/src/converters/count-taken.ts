import { rawPriceOf } from "./catalogue-prices.ts";
import { FACT_KEYS, NAME_KEYS, VALUE_KEYS } from "./catalogue-words.ts";
import type { CountTaken, MenuCount } from "./converter.ts";
import { isThing, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { holdsValues } from "./list-roles.ts";
import type { Notes } from "./notes.ts";
import { amountOf } from "./read-price.ts";
import { readWords } from "./read-words.ts";
import type { Taken } from "./taken.ts";

/** A priced thing counts once, a list of plain words as often as it has words. */
type Held = { readonly prices: Map<object, number>; readonly options: Map<object, number>; readonly seen: Set<object> };

/**
 * Counts the prices and options of a document more loosely than they are read, and how many of them are taken over. What a
 * converter could not even bring into the document is given as `unread`.
 */
export function countTaken(document: unknown, taken: Taken, unread: { prices: number; options: number }): MenuCount {
  const held: Held = { prices: new Map(), options: new Map(), seen: new Set() };
  visit(isThing(document) ? document : { "": document }, false, false, held);
  const count = (kind: "prices" | "options"): CountTaken => {
    const all = [...held[kind]];
    const sizeOf = (entries: typeof all) => entries.reduce((sum, [, size]) => sum + size, 0);
    return { found: sizeOf(all) + unread[kind], taken: sizeOf(all.filter(([thing]) => taken[kind].has(thing))) };
  };
  return { prices: count("prices"), options: count("options") };
}

/** Says how many prices and options are taken over, where some are not. */
export function noteCount(count: MenuCount, notes: Notes): void {
  for (const kind of ["prices", "options"] as const) {
    const { found, taken } = count[kind];
    if (taken < found) notes.say(`${kind === "prices" ? "Prices" : "Options"} taken over: ${taken} of ${found}.`);
  }
}

const OPTIONS =
  /(?:modifier|option|addon|extra|topping|choice|customi[sz]ation|supplement|side)s?(?:items?|values?|options?)?$/;
const NOT_OPTIONS = /payment|service|order|pickup|display|dining|fulfil|contact|filter|sort|diet/;
const GROUPS = /(?:modifier|option|addon|extra|topping|choice|customi[sz]ation)s?(?:group|list|set)s?$/;
/** Lists whose prices are not those of dishes. */
const NOT_MENU =
  /^(?:delivery|shipping|tax|discount|coupon|promo|offer|payment|review|rating|nutri)|^(?:service)?fees?$|^zones?$/;

/** Looks into a thing. In a group, the lists that its values stand in are options, whatever they are called. */
function visit(thing: Thing, isGroup: boolean, isListed: boolean, held: Held): void {
  if (held.seen.has(thing)) return;
  held.seen.add(thing);
  for (const [key, value] of Object.entries(thing)) {
    const word = wordOf(key);
    if (NOT_MENU.test(word)) continue;
    const areGroups = GROUPS.test(word);
    // "Sides" that stand in no dish are dishes.
    const isOptionWord =
      OPTIONS.test(word) && !NOT_OPTIONS.test(word) && (isListed || !/^(?:side|extra)s?$/.test(word));
    const areOptions = isOptionWord || (isGroup && namesOneOf(word, VALUE_KEYS));
    if (Array.isArray(value)) visitList(value, areOptions && !areGroups, areGroups, isListed, held);
    else if (isThing(value) && (areOptions || areGroups) && !holdsValues(value)) {
      // Options under the names of their groups: `{ "Side": [ … ] }`.
      for (const [name, list] of Object.entries(value)) {
        if (Array.isArray(list) && !FACT_KEYS.test(wordOf(name))) visitList(list, true, false, isListed, held);
      }
    } else if (isThing(value)) visit(value, areOptions || areGroups, isListed, held);
  }
}

function visitList(list: readonly unknown[], areOptions: boolean, areGroups: boolean, isListed: boolean, held: Held) {
  const words = list.filter((entry) => typeof entry === "string" && /\p{L}{2}/u.test(entry));
  if (areOptions && isListed && words.length > 0) held.options.set(list, words.length);
  for (const entry of list) {
    if (!isThing(entry)) continue;
    const isNamed = readWords(entry, NAME_KEYS) !== null;
    if (areOptions && !holdsValues(entry) && (isNamed || isReference(entry))) held.options.set(entry, 1);
    if (isNamed && isPriced(entry)) held.prices.set(entry, 1);
    visit(entry, areOptions || areGroups, true, held);
  }
}

/** Tells whether a thing is the id of an option, not a row that joins two ids. */
function isReference(thing: Thing): boolean {
  return thing.id !== undefined && Object.keys(thing).filter((key) => /.(?:_id|Id)$/.test(key)).length < 2;
}

const PRICE = /pri(?:ce|x|cing)|preis|precio|prezzo|价|價/;
const NO_PRICE = /range|level|tier|unit|currency|type|compare|old|was|id$/;
const MONEY = /^(?:[A-Z]{0,3}\s?[$€£¥₹]\s?\d[\d.,]*|\d[\d.,\s]*\s?[$€£¥₹])$/;

/** Tells whether a thing holds a price of more than nothing, under whatever name. */
function isPriced(thing: Thing): boolean {
  const known = rawPriceOf(thing);
  if (known !== null) return (amountOf(known, "major") ?? "0.00") !== "0.00";
  return Object.entries(thing).some(([key, value]) => {
    const word = wordOf(key);
    if (typeof value === "string" && MONEY.test(value.trim())) return !NOT_MENU.test(word) && !NO_PRICE.test(word);
    return PRICE.test(word) && !NO_PRICE.test(word) && !NOT_MENU.test(word) && holdsAmount(value);
  });
}

function holdsAmount(value: unknown): boolean {
  if (isThing(value)) return Object.values(value).some(holdsAmount);
  return typeof value === "number" ? value > 0 : typeof value === "string" && /^\D{0,4}0*[.,]?0*[1-9]/.test(value);
}
