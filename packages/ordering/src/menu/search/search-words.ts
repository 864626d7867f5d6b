import { foldLetters } from "../fold-letters.ts";

/** A folded word of a text, and its range in the text. */
export type TextWord = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Stop words: articles, conjunctions and elided letters. Compared with accents: `the` is an article, `thé` is
 * tea.
 */
const EMPTY_WORDS = new Set(
  (
    "a an and at for from in n of on or our some the to with your s " +
    "au aux avec d dans de des du en et l la le les nos notre ou pour sur un une votre à"
  ).split(" "),
);

/**
 * Splits a text into words in lower case without accents. Expands `œ`, splits at apostrophes and drops stop
 * words.
 */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const lower = word.toLowerCase().normalize("NFC");
    if (!EMPTY_WORDS.has(lower)) words.push({ text: foldLetters(lower), start: index, end: index + word.length });
  }
  return words;
}

/** Returns the words of a query. If all are stop words, keeps them: each may be the prefix of another word. */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query).map(({ text }) => text);
  return words.length > 0 ? words : (foldLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/**
 * Returns a common stem of a folded word's singular and plural, in English and French: `fries` and `fry`,
 * `gateaux` and `gateau`, `grillees` and `grille`. A stem need not be a word; it is only compared with other
 * stems.
 */
export function stemOf(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/(?<=[ao]u|eu)x$/, "")
    .replace(/(?<=[^su])s$|(?<=...u)s$/, "")
    .replace(/ie$/, "y")
    .replace(/(?<=ch|sh|ss|x|z|o|e)e$/, "");
}
