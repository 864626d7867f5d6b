import { entryOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";
import { isMisread, mendText } from "./mend-text.ts";

/** A text with its translations into the product's languages, and the languages that are lost. */
export type Words = {
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly lost: readonly string[];
  /** Whether the main text had been read in the wrong encoding. */
  readonly isMended: boolean;
};

const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;
const LANGUAGE_SUFFIX = /(?:[-_ ]|(?<=[a-z]))(en|fr|english|french|anglais|francais|français)$/i;

/**
 * Reads a field of words: a text, a map from languages to texts, or a list of them; with fields such as `name_fr` beside
 * it. The main text is the plain one, else the English, else the first. Null when there are no words.
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

/** The texts of a value by language; `""` is the language that is not named. */
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

/** `{ "language": "fr", "text": "Soupe" }` */
function languageEntryOf(entry: unknown): [string, string][] {
  if (!isThing(entry)) return [];
  const language = entry.language ?? entry.locale ?? entry.lang;
  const text = entry.text ?? entry.value ?? entry.name;
  return typeof language === "string" && typeof text === "string" ? [[language.slice(0, 2).toLowerCase(), text]] : [];
}

/** The language of a key such as `name_fr`, `nameEn` or `title (français)`, when the rest of it is one of the words. */
function languageOfKey(key: string, words: readonly string[]): string | null {
  const match = LANGUAGE_SUFFIX.exec(key.replace(/[()]/g, "").trim());
  if (!match) return null;
  const rest = key.replace(/[()]/g, "").trim().slice(0, match.index);
  if (!words.includes(wordOf(rest))) return null;
  return /^(?:en|english|anglais)$/i.test(match[1] ?? "") ? "en" : "fr";
}
