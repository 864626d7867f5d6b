import { type Face, fontRuns, isRightToLeft, type Weight } from "./paper-type.ts";
import { type Document, useFace } from "./pdf-document.ts";

/** The baseline's distance from the top of a line, as a factor of the font size; the same for every font. */
const ASCENT = 0.97;

export type WordLook = { readonly size: number; readonly weight: Weight };

/** Draws a line of text in several scripts; right-to-left runs from right to left. */
export function setWords(document: Document, words: string, look: WordLook, at: readonly [x: number, y: number]): void {
  for (const { face, text, x } of placesOf(document, words, look)) {
    const options = { lineBreak: false, baseline: "alphabetic" } as const;
    useFace(document, face, look.size).text(text, at[0] + x, at[1] + look.size * ASCENT, options);
  }
}

type PlacedRun = { readonly face: Face; readonly text: string; readonly x: number };

/** Computes the x position of each run. Adjacent right-to-left runs are placed in reverse. */
function placesOf(document: Document, words: string, { size, weight }: WordLook): PlacedRun[] {
  const runs = fontRuns(words, weight).map((run) => ({
    ...run,
    width: useFace(document, run.face, size).widthOfString(run.text),
  }));
  const isBackwards = (index: number) => isRightToLeft(runs[index]?.face ?? "regular latin");
  const places: PlacedRun[] = [];
  let x = 0;
  for (let start = 0; start < runs.length; ) {
    let end = start + 1;
    // The spaces between right-to-left words are reversed with them.
    while (
      isBackwards(start) &&
      end < runs.length &&
      (isBackwards(end) || (isBlank(runs[end]) && isBackwards(end + 1)))
    ) {
      end += 1;
    }
    const group = runs.slice(start, end);
    const width = group.reduce((sum, run) => sum + run.width, 0);
    let before = 0;
    for (const run of group) {
      const left = isBackwards(start) ? width - before - run.width : before;
      places.push({ face: run.face, text: run.text, x: x + left });
      before += run.width;
    }
    x += width;
    start = end;
  }
  return places;
}

const isBlank = (run: { readonly text: string } | undefined) => run !== undefined && /^[\s\u00a0]+$/u.test(run.text);

export function widthOfWords(document: Document, words: string, { size, weight }: WordLook): number {
  return fontRuns(words, weight).reduce(
    (sum, { face, text }) => sum + useFace(document, face, size).widthOfString(text),
    0,
  );
}

const GRAPHEMES = new Intl.Segmenter();

/** Wraps a text into lines of at most `width` points; splits a longer word. */
export function wrapWords(document: Document, words: string, look: WordLook, width: number): string[] {
  return words.split(/[\r\n\u2028\u2029]+/).flatMap((line) => wrapLine(document, line, look, width));
}

function wrapLine(document: Document, words: string, look: WordLook, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (text: string) => widthOfWords(document, text, look) <= width;
  for (const word of words.split(/[ \t]+/).filter((one) => one !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (!fits(line)) {
      // Graphemes are never split.
      const signs = [...GRAPHEMES.segment(line)].map(({ segment }) => segment);
      let end = signs.length - 1;
      while (end > 1 && !fits(signs.slice(0, end).join(""))) end -= 1;
      if (end < 1) break;
      lines.push(signs.slice(0, end).join(""));
      line = signs.slice(end).join("");
    }
  }
  return line === "" ? lines : [...lines, line];
}
