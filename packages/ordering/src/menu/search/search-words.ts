import { foldLetters } from "../fold-letters.ts";

/** A word of a text: folded for comparing, and where it stands. */
export type TextWord = { readonly text: string; readonly start: number; readonly end: number };

/** Articles, conjunctions and the letters before an apostrophe say nothing of a dish. With their accents: `the` is an article, `thé` is tea. */
const EMPTY_WORDS = new Set(
  (
    "a an and at for from in n of on or our some the to with your s " +
    "au aux avec d dans de des du en et l la le les nos notre ou pour sur un une votre à"
  ).split(" "),
);

/** Splits a text into its words without accents or capitals; `œ` is written out, an apostrophe divides, empty words are left out. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const lower = word.toLowerCase().normalize("NFC");
    if (!EMPTY_WORDS.has(lower)) words.push({ text: foldLetters(lower), start: index, end: index + word.length });
  }
  return words;
}

/** The typed words; where all are empty ones they may be the beginnings of others. */
export function typedWordsOf(query: string): string[] {
  const words = wordsOf(query).map(({ text }) => text);
  return words.length > 0 ? words : (foldLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/**
 * The stem that the singular and the plural of a folded word share, in English and in French: `fries` and `fry`, `gateaux` and
 * `gateau`, `grillees` and `grille`. A stem need not be a word; it is only compared with other stems.
 */
export function stemOf(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/(?<=[ao]u|eu)x$/, "")
    .replace(/(?<=[^su])s$|(?<=...u)s$/, "")
    .replace(/ie$/, "y")
    .replace(/(?<=ch|sh|ss|x|z|o|e)e$/, "");
}
