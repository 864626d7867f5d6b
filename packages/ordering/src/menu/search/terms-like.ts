import { isKnownWord } from "./kind-phrases.ts";
import { KIND_MARK, type KnownWord, type SearchIndex, WORTH } from "./search-index.ts";
import { stemOf } from "./search-words.ts";
import { slips } from "./typing-slips.ts";

/** How well a term matches a typed word, 1 for the word itself. Fields with a weight below `worthMin` do not count. */
export type Like = { readonly likeness: number; readonly worthMin: number };

export type LikeTerms = ReadonlyMap<string, Like>;

export const THE_WORD: Like = { likeness: 1, worthMin: 0 };
const LIKENESS = { beginning: 0.6, ending: 0.35, slip: 0.5, slipInBeginning: 0.3 };
/** Minimum length of a prefix that matches the words of a kind; a shorter one matches too many kinds. */
const KIND_BEGINNING_LENGTH_MIN = 3;
/** Minimum length of a suffix that matches; a shorter one often misleads, such as "nut" in doughnut. */
const ENDING_LENGTH_MIN = 4;
const SLIP_LENGTH_MIN = 5;
const TWO_SLIPS_LENGTH_MIN = 8;

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
  if (stem.length >= ENDING_LENGTH_MIN) {
    for (const word of index.words) {
      if (word.stem.endsWith(stem) && word.terms.includes(word.stem)) put(word.stem, LIKENESS.ending);
    }
  }
  if (found.size > 0 || typed.length < SLIP_LENGTH_MIN || isKnownWord(stem)) return found;
  return termsWithSlips(index.words, typed, stem);
}

/** Returns the terms of the words with the fewest typos. */
function termsWithSlips(words: readonly KnownWord[], typed: string, stem: string): LikeTerms {
  const allowed = typed.length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1;
  let fewest = allowed + 1;
  let nearest: KnownWord[] = [];
  let isBeginning = false;
  for (const known of words) {
    if (!beginsAlike(known.word, typed)) continue;
    const wholeSlips = Math.min(slips(typed, known.word, allowed), slips(stem, known.stem, allowed));
    // The diner may still be typing, so compare with the beginning of the word.
    const begun = wholeSlips > allowed && known.word.length > typed.length;
    const count = begun ? slips(typed, known.word.slice(0, typed.length), allowed) : wholeSlips;
    if (count > allowed || count > fewest || (count === fewest && begun && !isBeginning)) continue;
    if (count < fewest || (isBeginning && !begun)) nearest = [];
    fewest = count;
    isBeginning = begun;
    nearest.push(known);
  }
  const like = { likeness: isBeginning ? LIKENESS.slipInBeginning : LIKENESS.slip, worthMin: 0 };
  return new Map(nearest.flatMap(({ terms }) => terms.map((term) => [term, like] as const)));
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
