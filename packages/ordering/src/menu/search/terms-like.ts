import { isRightWord } from "./kind-phrases.ts";
import { KIND_MARK, type KnownWord, type SearchIndex, WORTH } from "./search-index.ts";
import { stemOf } from "./search-words.ts";
import { SLIP_COST, slipCost } from "./typing-slips.ts";

/** How well a term matches a typed word, 1 for the word itself. Fields with a weight below `worthMin` do not count. */
export type Like = { readonly likeness: number; readonly worthMin: number };

export type LikeTerms = ReadonlyMap<string, Like>;

export const THE_WORD: Like = { likeness: 1, worthMin: 0 };
const LIKENESS = { beginning: 0.6, ending: 0.35, slip: 0.5, slipInBeginning: 0.3 };
/** Minimum length of a prefix that matches the words of a kind; a shorter one matches too many kinds. */
const KIND_BEGINNING_LENGTH_MIN = 3;
/** Minimum length of a suffix that matches; a shorter one often misleads, such as "nut" in doughnut. */
const ENDING_LENGTH_MIN = 4;
/** Minimum length of a word whose slips are corrected. */
const SLIP_LENGTH_MIN = 3;
type Allowed = { readonly lengthMax: number; readonly cost: number; readonly isShort: boolean };

/** The slips that are corrected, by the length of the typed word. menu#search-slips. */
const ALLOWED: readonly Allowed[] = [
  // A short word is one slip from many words: only a missing or swapped letter, of a word that stands in a name or
  // heading of this menu.
  { lengthMax: 5, cost: SLIP_COST.missing, isShort: true },
  { lengthMax: 6, cost: SLIP_COST.wrong, isShort: false },
  { lengthMax: 7, cost: 2 * SLIP_COST.missing, isShort: false },
];
const ALLOWED_IN_LONG: Omit<Allowed, "lengthMax"> = { cost: SLIP_COST.extra + SLIP_COST.wrong, isShort: false };

/** Minimum length of the beginning of a word whose slips are corrected. */
const BEGINNING_WITH_SLIP_LENGTH_MIN = 5;

/**
 * Returns the terms that a typed word may mean: words that equal it, begin or end with it. If none match,
 * corrects typos of words that are long enough and unknown.
 */
export function termsLike(index: SearchIndex, typed: string): LikeTerms {
  const stem = stemOf(typed);
  const whole = index.termsByStem.get(stem) ?? [];
  const found = new Map<string, Like>(whole.map((term) => [term, THE_WORD]));
  // If the whole word matches, prefixes and suffixes count in names only, so that "soup" does not find
  // "souper".
  const worthMin = whole.length > 0 ? WORTH.name : 0;
  const put = (term: string, likeness: number) => {
    if (!found.has(term)) found.set(term, { likeness, worthMin });
  };
  const beginsKinds = whole.length === 0 && typed.length >= KIND_BEGINNING_LENGTH_MIN;
  for (const { terms } of wordsBeginningWith(index.words, typed)) {
    for (const term of terms) if (beginsKinds || !term.startsWith(KIND_MARK)) put(term, LIKENESS.beginning);
  }
  // The end of a word counts only where the menu has it as a word: "aple" is a slip in apple, and no part of maple.
  if (stem.length >= ENDING_LENGTH_MIN && whole.length > 0) {
    for (const word of index.words) {
      if (word.stem.endsWith(stem) && word.terms.includes(word.stem)) put(word.stem, LIKENESS.ending);
    }
  }
  if (found.size > 0 || typed.length < SLIP_LENGTH_MIN || isRightWord(stem)) return found;
  return termsWithSlips(index, typed);
}

/**
 * Returns the terms of the words at the lowest cost only, because the diner meant one word. Whole words come before
 * beginnings, which a diner may still be typing.
 */
function termsWithSlips(index: SearchIndex, typed: string): LikeTerms {
  const { cost, isShort } = ALLOWED.find(({ lengthMax }) => typed.length <= lengthMax) ?? ALLOWED_IN_LONG;
  const alike = index.words.filter(({ word }) => beginsAlike(word, typed));
  const prominent = alike.filter(({ stem }) => isProminent(index, stem));
  const whole = nearest(isShort ? prominent : alike, (word) => wordCost(typed, word, cost));
  if (whole.length > 0) {
    const named = whole.filter((word) => prominent.includes(word));
    return meantBy(index, named.length > 0 ? named : whole, {
      likeness: LIKENESS.slip,
      worthMin: isShort ? PROMINENT_WORTH : 0,
    });
  }
  if (typed.length < BEGINNING_WITH_SLIP_LENGTH_MIN) return new Map();
  const begun = nearest(alike, (word) => beginningCost(typed, word));
  return meantBy(index, begun, { likeness: LIKENESS.slipInBeginning, worthMin: 0 });
}

/**
 * Returns the terms of the words that a slip meant: the words themselves, and longer words that end with them. A slip
 * leads to the kinds of a word only where the menu does not have the word.
 */
function meantBy({ words, postings }: SearchIndex, meant: readonly KnownWord[], like: Like): LikeTerms {
  const found = new Map<string, Like>();
  for (const { stem, terms } of meant) {
    for (const term of postings.has(stem) ? [stem] : terms) found.set(term, like);
    if (stem.length < ENDING_LENGTH_MIN) continue;
    for (const word of words) {
      if (word.stem.endsWith(stem) && postings.has(word.stem) && !found.has(word.stem)) found.set(word.stem, like);
    }
  }
  return found;
}

/** Minimum weight of a word in a name, a category, a diet or the heading of a section. */
const PROMINENT_WORTH = WORTH.description + 0.1;

function isProminent({ postings }: SearchIndex, stem: string): boolean {
  return postings.get(stem)?.worths.some((worth) => worth >= PROMINENT_WORTH) ?? false;
}

function nearest(words: readonly KnownWord[], costOf: (word: string) => number): KnownWord[] {
  let lowest = Number.POSITIVE_INFINITY;
  let found: KnownWord[] = [];
  for (const known of words) {
    const cost = costOf(known.word);
    if (cost > lowest || cost === Number.POSITIVE_INFINITY) continue;
    if (cost < lowest) found = [];
    lowest = cost;
    found.push(known);
  }
  return found;
}

/** Returns the cost of the slips in a word. A plural is compared as its singular too, and ranks behind. */
function wordCost(typed: string, word: string, allowed: number): number {
  const ofSingular = slipCost(singular(typed), singular(word), allowed) + OTHER_NUMBER_COST;
  return Math.min(slipCost(typed, word, allowed), ofSingular);
}

const OTHER_NUMBER_COST = 0.1;

function singular(word: string): string {
  return word.length > SLIP_LENGTH_MIN ? word.replace(/[sx]$/, "") : word;
}

/** Returns the cost of a missing or swapped letter in the beginning of a longer word. */
function beginningCost(typed: string, word: string): number {
  return Math.min(
    ...[typed.length, typed.length + 1]
      .filter((length) => word.length > length)
      .map((length) => slipCost(typed, word.slice(0, length), SLIP_COST.missing)),
  );
}

/** Tells whether two words begin alike. Typos rarely affect the first letter, except by swapping the first two. */
function beginsAlike(word: string, typed: string): boolean {
  return word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);
}

function* wordsBeginningWith(words: readonly KnownWord[], beginning: string): Generator<KnownWord> {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  for (; words[low]?.word.startsWith(beginning); low += 1) {
    const word = words[low];
    if (word) yield word;
  }
}
