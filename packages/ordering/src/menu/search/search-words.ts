import { foldLetters } from "../fold-letters.ts";

export type TextWord = { readonly text: string; readonly start: number; readonly end: number };

/** Stop words, compared with accents: `the` is an article, `thé` is tea. */
const EMPTY_WORDS = new Set(
  (
    "a an and at for from in n of on or our some the to with your s " +
    "au aux avec d dans de des du en et l la le les nos notre ou pour sur un une votre à"
  ).split(" "),
);

/** Splits a text into folded words without stop words; splits at apostrophes too. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const lower = word.toLowerCase().normalize("NFC");
    if (!EMPTY_WORDS.has(lower)) words.push({ text: foldLetters(lower), start: index, end: index + word.length });
  }
  return words;
}

/**
 * Returns the words of a query. If all are stop words, they are kept, because a typed word may be unfinished.
 */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query).map(({ text }) => text);
  return words.length > 0 ? words : (foldLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/**
 * Returns a stem that a folded word's singular and plural share, in English and French: `fries` and `fry`,
 * `gateaux` and `gateau`.
 */
export function stemOf(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/(?<=[ao]u|eu)x$/, "")
    .replace(/(?<=[^su])s$|(?<=...u)s$/, "")
    .replace(/ie$/, "y")
    .replace(/(?<=ch|sh|ss|x|z|o|e)e$/, "");
}
