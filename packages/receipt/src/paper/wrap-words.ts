const GRAPHEMES = new Intl.Segmenter();
const QUANTITY = /(?<![\p{L}\p{N}])(\d+) × (?=\S)/gu;
const HELD = "\u00a0×\u00a0";
const LETTER = /^[\p{L}\p{N}]/u;

/** Wraps a text by word into lines that fit; splits a word that does not fit alone, after a hyphen if it has one. law#paper-type. */
export function wrapByWord(words: string, fits: (text: string) => boolean): string[] {
  return words.split(/[\r\n\u2028\u2029]+/).flatMap((line) => wrapLine(line, fits));
}

function wrapLine(words: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(words)) {
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
      end = afterHyphen(signs, end);
      lines.push(signs.slice(0, end).join(""));
      line = signs.slice(end).join("");
    }
  }
  return (line === "" ? lines : [...lines, line]).map((one) => one.replaceAll(HELD, " × "));

  /** Splits at spaces. A quantity stays with what it counts, if both fit on a line. */
  function wordsOf(text: string): string[] {
    const split = (part: string) => part.split(/[ \t]+/).filter((one) => one !== "");
    return split(text.replace(QUANTITY, `$1${HELD}`)).flatMap((word) =>
      fits(word) ? [word] : split(word.replaceAll(HELD, " × ")),
    );
  }
}

/** Where to break before `end`: after the last hyphen or slash that has letters on both sides; otherwise at `end`. */
function afterHyphen(signs: readonly string[], end: number): number {
  for (let at = end; at >= 2; at -= 1) {
    if (/^[-\u2010\u2013\u2014/]$/.test(signs[at - 1] ?? "") && LETTER.test(signs[at - 2] ?? "")) return at;
  }
  return end;
}
