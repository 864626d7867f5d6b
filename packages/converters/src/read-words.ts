import { entryOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";
import { isMisread, mendText } from "./mend-text.ts";

export type Words = {
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly lost: readonly string[];
  /** Whether the text was wrongly decoded and repaired. */
  readonly isMended: boolean;
};

const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;
const LANGUAGE_SUFFIX = /(?:[-_ ]|(?<=[a-z]))(en|fr|english|french|anglais|francais|français)$/i;

/**
 * Reads a text field: a text, a map or list of translations, and sibling fields such as `name_fr`. The main
 * text is the one without a language, else the English, else the first.
 */
export function readWords(thing: Thing, words: readonly string[]): Words | null {
  const entry = entryOf(thing, words);
  const languages = new Map(entry ? languagesOf(entry.value) : []);
  for (const [key, value] of Object.entries(thing)) {
    const language = languageOfKey(key, words);
    if (language !== null && typeof value === "string" && !languages.has(language)) languages.set(language, value);
  }
  const mended = new Map([...languages].map(([language, text]) => [language, mendText(text)] as const));
  const main = ["", "en", ...mended.keys()].find((language) => mended.get(language));
  if (main === undefined) return null;
  const text = mended.get(main) ?? "";
  const translations: Record<string, string> = {};
  for (const language of ["en", "fr"]) {
    const translated = mended.get(language);
    if (language !== main && translated) translations[`${language}-CA`] = translated;
  }
  const lost = [...mended.keys()].filter((language) => !["", "en", "fr", main].includes(language));
  return { text, translations, lost, isMended: isMisread(languages.get(main) ?? "") };
}

/** Returns the texts of a value by language; `""` for an unnamed language. */
function languagesOf(value: unknown): [string, string][] {
  if (typeof value === "string") return [["", value]];
  if (typeof value === "number") return [["", String(value)]];
  if (Array.isArray(value)) return value.flatMap(languageEntryOf);
  if (!isThing(value)) return [];
  if (isThing(value.translations)) return languagesOf(value.translations);
  const found: [string, string][] = [];
  for (const [key, text] of Object.entries(value)) {
    if (typeof text === "string" && LANGUAGE.test(key)) found.push([key.slice(0, 2).toLowerCase(), text]);
  }
  const plain = value.text ?? value.value ?? value.default;
  return found.length > 0 || typeof plain !== "string" ? found : [["", plain]];
}

/** Parses an entry such as `{ "language": "fr", "text": "Soupe" }`. */
function languageEntryOf(entry: unknown): [string, string][] {
  if (!isThing(entry)) return [];
  const language = entry.language ?? entry.locale ?? entry.lang;
  const text = entry.text ?? entry.value ?? entry.name;
  return typeof language === "string" && typeof text === "string" ? [[language.slice(0, 2).toLowerCase(), text]] : [];
}

/**
 * Returns the language of a key such as `name_fr` or `title (français)`, if the rest is one of the words;
 * null otherwise.
 */
function languageOfKey(key: string, words: readonly string[]): string | null {
  const match = LANGUAGE_SUFFIX.exec(key.replace(/[()]/g, "").trim());
  if (!match) return null;
  const rest = key.replace(/[()]/g, "").trim().slice(0, match.index);
  if (!words.includes(wordOf(rest))) return null;
  return /^(?:en|english|anglais)$/i.test(match[1] ?? "") ? "en" : "fr";
}
