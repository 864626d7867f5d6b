import { bareText, DIETS, formatAllergens, type LocalizationData, readAllergens } from "@comptoir/ordering";
import { z } from "zod";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { isPlainObject, type Leaf, leaf } from "./schema-types.ts";
import { MAX_NAME_LENGTH, readableText } from "./text-readers.ts";

export const MAX_TEXT_LENGTH = 10_000;

export function words(maxLength = MAX_TEXT_LENGTH): Leaf<string> {
  return leaf({
    expected: EXPECTED.words,
    file: z.string().max(maxLength),
    answer: z.string(),
    read: (value, path, reading) => {
      const text = readableText(value, "words", maxLength, path, reading);
      return text === null ? "" : readableWords(text, path, reading);
    },
  });
}

export const message = leaf({
  expected: EXPECTED.words,
  file: z.string().min(1).max(MAX_TEXT_LENGTH),
  answer: z.string(),
  read: (value, path, reading) => {
    const text = readableText(value, "words", MAX_TEXT_LENGTH, path, reading);
    return text === null ? "" : filledWords(text, path, reading);
  },
});

/** White space between words, without no-break spaces, as in "12 oz". */
const WHITE_SPACE = /[^\S\u00a0\u202f]+/g;

export const name = leaf({
  expected: EXPECTED.name,
  file: z.string().min(1).max(MAX_NAME_LENGTH),
  answer: z.string(),
  read: (value, path, reading) => {
    const text = readableText(value, "a name", MAX_NAME_LENGTH, path, reading);
    if (text === null) return "";
    return filledWords(text, path, reading).replace(WHITE_SPACE, " ");
  },
});

/** Sanitizes a text, and adds a fault if nothing is left. */
function filledWords(text: string, path: JsonPath, reading: Reading): string {
  const clean = readableWords(text, path, reading);
  if (clean === "") addFault(reading, path, text.trim() === "" ? WRONG.empty : WRONG.emptyMarkup);
  return clean;
}

/** Sanitizes a text; adds a fault for a forbidden character, which an escape may have hidden. */
function readableWords(text: string, path: JsonPath, reading: Reading): string {
  const clean = cleanText(text);
  const unreadable = unreadableCharacter(clean);
  if (unreadable !== null) addFault(reading, path, WRONG.unreadable(unreadable));
  return clean;
}

/** Diets in French, and alternative spellings. */
const DIET_SYNONYMS: Readonly<Record<string, (typeof DIETS)[number]>> = {
  pescetarian: "Pescatarian",
  pescetarien: "Pescatarian",
  pescetarienne: "Pescatarian",
  vegane: "Vegan",
  vegetalien: "Vegan",
  vegetalienne: "Vegan",
  vegetarien: "Vegetarian",
  vegetarienne: "Vegetarian",
};
const DIET_BY_KEY: ReadonlyMap<string, string> = new Map([
  ...DIETS.map((diet) => [keyOf(diet), diet] as const),
  ...Object.entries(DIET_SYNONYMS),
]);
/** Separators between diets. */
const BETWEEN = /[,;/|&+•\n]|\s(?:and|et)\s/i;
const NONE = /^(?:none|aucune?)$/i;
const TEXT = words();

/** Parses a comma-separated list or an array, and normalizes it. */
function listedWords(canonical: (written: string) => string): Leaf<string> {
  return leaf({
    expected: EXPECTED.comma,
    file: z.union([z.string(), z.array(z.string())]),
    answer: z.string(),
    read: (value, path, reading) => {
      if (Array.isArray(value) && !value.every((word) => typeof word === "string")) {
        addFault(reading, path, WRONG.not(value, EXPECTED.comma));
        return "";
      }
      return canonical(TEXT.traits.read(Array.isArray(value) ? value.join("; ") : value, path, reading));
    },
  });
}

/**
 * Parses allergens. With an unknown word the text stays unchanged, and pages show it as *not confirmed*.
 * law#unconfirmed-allergens.
 */
export const allergens = listedWords((written) => {
  const list = readAllergens(written);
  return list.isConfirmed ? formatAllergens(list) : written;
});

/** Parses diets; known ones get their canonical name. menu#diets. */
export const diets = listedWords((written) => {
  const read = bareText(written)
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (read.length === 1 && NONE.test(read[0] ?? "")) return "none";
  return [...new Set(read.map((word) => DIET_BY_KEY.get(keyOf(word)) ?? cleanText(word)))].join(", ");
});

export function isKnownDiet(word: string): boolean {
  return DIET_BY_KEY.has(keyOf(word)) || NONE.test(word);
}

/** Normalizes a word to ASCII letters in lower case, without a plural s. */
function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "")
    .replace(/s$/, "");
}

const LOCALES: Readonly<Record<string, string>> = { en: "en-CA", "en-ca": "en-CA", fr: "fr-CA", "fr-ca": "fr-CA" };
const TRANSLATION = words();

/** Translations in an API response: by locale, then by field. */
export const localizationAnswer = z.record(z.string(), z.record(z.string(), z.string().nullish()).nullable());

/** Parses translations: a map from locale to the translatable fields. */
export function localization(fields: readonly string[]): Leaf<LocalizationData> {
  const translation = z.object(Object.fromEntries(fields.map((field) => [field, TRANSLATION.nullish()])));
  return leaf({
    expected: EXPECTED.localization,
    file: z.record(z.string(), translation),
    answer: localizationAnswer,
    read: (value, path, reading) => {
      const translations: Record<string, Record<string, string>> = {};
      if (!isPlainObject(value)) {
        addFault(reading, path, WRONG.not(value, EXPECTED.localization));
        return translations;
      }
      for (const [key, translated] of Object.entries(value)) {
        const locale = LOCALES[key.replace("_", "-").toLowerCase()];
        if (locale === undefined) addWarning(reading, pathTo(path, key), WARNING.unknownLocale);
        else if (translated !== null) {
          const read = readTranslation(translated, fields, pathTo(path, key), reading);
          translations[locale] = { ...translations[locale], ...read };
        }
      }
      return translations;
    },
  });
}

function readTranslation(value: unknown, fields: readonly string[], path: JsonPath, reading: Reading) {
  const translation: Record<string, string> = {};
  if (!isPlainObject(value)) {
    addFault(reading, path, WRONG.not(value, EXPECTED.object));
    return translation;
  }
  for (const [field, text] of Object.entries(value)) {
    if (!fields.includes(field)) addWarning(reading, pathTo(path, field), WARNING.unknownField);
    else if (text !== null) translation[field] = TRANSLATION.traits.read(text, pathTo(path, field), reading);
  }
  return translation;
}
