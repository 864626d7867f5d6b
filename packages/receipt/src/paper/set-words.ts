import { fontRuns, type Weight } from "./paper-type.ts";
import { type Document, useFace } from "./pdf-document.ts";
import { placeRuns } from "./place-runs.ts";
import { wrapByWord } from "./wrap-words.ts";

/** The baseline's distance from the top of a line, as a factor of the font size; the same for every font. */
const ASCENT = 0.97;

export type WordLook = { readonly size: number; readonly weight: Weight };

/** Draws a line of text in several scripts; right-to-left runs from right to left. */
export function setWords(document: Document, words: string, look: WordLook, at: readonly [x: number, y: number]): void {
  const { size, weight } = look;
  const runs = placeRuns(fontRuns(words, weight), (run) => useFace(document, run.face, size).widthOfString(run.text));
  for (const { face, text, x } of runs) {
    const options = { lineBreak: false, baseline: "alphabetic" } as const;
    useFace(document, face, size).text(text, at[0] + x, at[1] + size * ASCENT, options);
  }
}

export function widthOfWords(document: Document, words: string, { size, weight }: WordLook): number {
  return fontRuns(words, weight).reduce(
    (sum, { face, text }) => sum + useFace(document, face, size).widthOfString(text),
    0,
  );
}

/** Wraps a text into lines of at most `width` points; splits a longer word. */
export function wrapWords(document: Document, words: string, look: WordLook, width: number): string[] {
  return wrapByWord(words, (text) => widthOfWords(document, text, look) <= width);
}
