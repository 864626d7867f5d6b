import { kindsIn, type WordRole } from "./kind-phrases.ts";
import { KIND_MARK } from "./search-index.ts";
import { stemOf, wordsOf } from "./search-words.ts";

export type TextPart = { readonly text: string; readonly isMarked: boolean };

/**
 * Splits a text into matching and other pieces, for a page to highlight whole words.
 * @param terms the matched terms of `searchMenu`
 * @param role the source of the text: in a name "lager" indicates a beer, in a description it does not
 */
export function markWords(text: string, role: Exclude<WordRole, "typed">, terms: ReadonlySet<string>): TextPart[] {
  const words = wordsOf(text);
  const stems = words.map((word) => stemOf(word.text));
  const marked = new Set(words.filter((_, place) => terms.has(stems[place] ?? "")));
  for (const { kind, from, to } of kindsIn(stems, role)) {
    if (terms.has(KIND_MARK + kind)) for (const word of words.slice(from, to)) marked.add(word);
  }
  const parts: TextPart[] = [];
  let done = 0;
  for (const word of words) {
    if (!marked.has(word)) continue;
    // Adjacent matching words are merged into one piece.
    const between = text.slice(done, word.start);
    const last = parts.at(-1);
    if (last?.isMarked && /^[\s-]$/.test(between))
      parts[parts.length - 1] = { text: last.text + between + text.slice(word.start, word.end), isMarked: true };
    else {
      if (between !== "") parts.push({ text: between, isMarked: false });
      parts.push({ text: text.slice(word.start, word.end), isMarked: true });
    }
    done = word.end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMarked: false });
  return parts;
}
