import { currentLocale, type Locale } from "./locale.ts";

/** Formats a list as in a sentence: `milk, eggs and soy`, or `lait, œufs et soja` in French. */
export function formatList(words: readonly string[], locale: Locale = currentLocale()): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  if (words.length === 1) return last;
  return `${words.slice(0, -1).join(", ")} ${locale === "fr-CA" ? "et" : "and"} ${last}`;
}
