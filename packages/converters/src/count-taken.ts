import { FACT_KEYS, NAME_KEYS, VALUE_KEYS } from "./catalogue-words.ts";
import type { CountTaken, MenuCount } from "./converter.ts";
import { isThing, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { holdsValues } from "./list-roles.ts";
import type { Notes } from "./notes.ts";
import { hasMoney, hasPrice, possiblePrices } from "./possible-prices.ts";
import { readWords } from "./read-words.ts";
import type { Taken } from "./taken.ts";

type Held = { readonly prices: Map<object, number>; readonly options: Map<object, number>; readonly seen: Set<object> };

/**
 * Counts a document's prices and options by looser rules than the reader's, and how many were converted.
 * @param unread the original file's prices and options that the document lacks
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

export function noteCount(count: MenuCount, notes: Notes): void {
  for (const kind of ["prices", "options"] as const) {
    const { found, taken } = count[kind];
    if (taken < found) notes.say(`${kind}Taken`, String(taken), String(found));
  }
}

const OPTIONS =
  /(?:modifier|option|addon|extra|topping|choice|customi[sz]ation|supplement|side)s?(?:items?|values?|options?)?$/;
const NOT_OPTIONS = /payment|service|order|pickup|display|dining|fulfil|contact|filter|sort|diet/;
const GROUPS = /(?:modifier|option|addon|extra|topping|choice|customi[sz]ation)s?(?:group|list|set)s?$/;
/** Matches keys of lists whose prices are not those of dishes. */
const NOT_MENU =
  /^(?:delivery|shipping|tax|discount|coupon|promo|offer|payment|review|rating|nutri)|^(?:service)?fees?$|^zones?$/;

/** Counts within an object. In a group, any list of values counts as options, whatever its key. */
function visit(thing: Thing, isGroup: boolean, isListed: boolean, held: Held): void {
  if (held.seen.has(thing)) return;
  held.seen.add(thing);
  for (const [key, value] of Object.entries(thing)) {
    const word = wordOf(key);
    if (NOT_MENU.test(word)) continue;
    const areGroups = GROUPS.test(word);
    // Under "sides" or "extras" outside of a dish are dishes.
    const isOptionWord =
      OPTIONS.test(word) && !NOT_OPTIONS.test(word) && (isListed || !/^(?:side|extra)s?$/.test(word));
    const areOptions = isOptionWord || (isGroup && namesOneOf(word, VALUE_KEYS));
    if (Array.isArray(value)) visitList(value, areOptions && !areGroups, areGroups, isListed, held);
    else if (isThing(value) && (areOptions || areGroups) && !holdsValues(value)) {
      // Options keyed by group name, as in `{ "Side": [ … ] }`.
      for (const [name, list] of Object.entries(value)) {
        if (Array.isArray(list) && !FACT_KEYS.test(wordOf(name))) visitList(list, true, false, isListed, held);
      }
    } else if (isThing(value)) visit(value, areOptions || areGroups, isListed, held);
  }
}

function visitList(list: readonly unknown[], areOptions: boolean, areGroups: boolean, isListed: boolean, held: Held) {
  const words = list.filter((entry) => typeof entry === "string" && /\p{L}{2}/u.test(entry));
  if (areOptions && isListed && words.length > 0) held.options.set(list, words.length);
  const priced = areOptions && isListed ? words.filter((word) => hasMoney(String(word))) : [];
  if (priced.length > 0) held.prices.set(list, priced.length);
  for (const entry of list) {
    if (!isThing(entry)) continue;
    const isNamed = readWords(entry, NAME_KEYS) !== null;
    if (areOptions && !holdsValues(entry) && (isNamed || isReference(entry))) held.options.set(entry, 1);
    const isChoice = areOptions && !holdsValues(entry);
    if (isNamed && isPriced(entry, isChoice)) held.prices.set(entry, 1);
    visit(entry, areOptions || areGroups, true, held);
  }
}

/** Tells whether an object references one option. A row that joins two ids does not. */
function isReference(thing: Thing): boolean {
  return thing.id !== undefined && Object.keys(thing).filter((key) => /.(?:_id|Id)$/.test(key)).length < 2;
}

/** Tells whether an object has a price, whatever its key. On an option, any number may be a price. */
function isPriced(thing: Thing, isChoice: boolean): boolean {
  if (!isChoice) return hasPrice(thing);
  return possiblePrices(thing).length > 0 || hasMoney(readWords(thing, NAME_KEYS)?.text ?? "");
}
