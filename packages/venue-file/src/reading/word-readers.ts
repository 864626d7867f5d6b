import { bareText, DIETS, formatAllergens, type LocalizationData, readAllergens } from "@comptoir/ordering";
import { z } from "zod";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { isPlainObject, type Leaf, leaf } from "./schema-types.ts";
import { MAX_NAME_LENGTH, readableText } from "./text-readers.ts";

export const MAX_TEXT_LENGTH = 10_000;

/** Reads words that people read: markup that is not allowed is taken out. */
export function words(maxLength = MAX_TEXT_LENGTH): Leaf<string> {
  return leaf({
    expected: "words",
    file: z.string().max(maxLength),
    answer: z.string(),
    read: (value, path, reading) => {
      const text = readableText(value, "words", maxLength, path, reading);
      return text === null ? "" : readableWords(text, path, reading);
    },
  });
}

/** Reads a message: words that are not empty. */
export const message = leaf({
  expected: "words",
  file: z.string().min(1).max(MAX_TEXT_LENGTH),
  answer: z.string(),
  read: (value, path, reading) => {
    const text = readableText(value, "words", MAX_TEXT_LENGTH, path, reading);
    return text === null ? "" : filledWords(text, path, reading);
  },
});

/** What parts words. A space that does not break, as in "12 oz" and before a French colon, is part of what it stands in. */
const WHITE_SPACE = /[^\S\u00a0\u202f]+/g;

/** Reads a name: words of one line that are not empty. */
export const name = leaf({
  expected: "a name",
  file: z.string().min(1).max(MAX_NAME_LENGTH),
  answer: z.string(),
  read: (value, path, reading) => {
    const text = readableText(value, "a name", MAX_NAME_LENGTH, path, reading);
    if (text === null) return "";
    return filledWords(text, path, reading).replace(WHITE_SPACE, " ");
  },
});

/** Cleans words that must be left when markup is taken out of them. */
function filledWords(text: string, path: JsonPath, reading: Reading): string {
  const clean = readableWords(text, path, reading);
  if (clean === "") addFault(reading, path, text.trim() === "" ? WRONG.empty : WRONG.emptyMarkup);
  return clean;
}

/** Cleans words; an escape may have hidden a character that no text may hold. */
function readableWords(text: string, path: JsonPath, reading: Reading): string {
  const clean = cleanText(text);
  const unreadable = unreadableCharacter(clean);
  if (unreadable !== null) addFault(reading, path, WRONG.unreadable(unreadable));
  return clean;
}

/** Diets in French, and other spellings. */
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
/** What stands between two diets, besides the comma. */
const BETWEEN = /[,;/|&+•\n]|\s(?:and|et)\s/i;
const NONE = /^(?:none|aucune?)$/i;
const TEXT = words();

/** Reads a list of words, as text or as a list of texts, and writes it in its canonical form. */
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

/** Reads allergens. Where a word is not understood the venue's own words stay, and mean *not confirmed*. law#unconfirmed-allergens. */
export const allergens = listedWords((written) => {
  const list = readAllergens(written);
  return list.isConfirmed ? formatAllergens(list) : written;
});

/** Reads diets: those that are known by their names here, others as they are written. menu#diets. */
export const diets = listedWords((written) => {
  const read = bareText(written)
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (read.length === 1 && NONE.test(read[0] ?? "")) return "none";
  return [...new Set(read.map((word) => DIET_BY_KEY.get(keyOf(word)) ?? cleanText(word)))].join(", ");
});

/** Tells whether a diet is one that the product knows. */
export function isKnownDiet(word: string): boolean {
  return DIET_BY_KEY.has(keyOf(word)) || NONE.test(word);
}

/** Letters alone, without a plural. */
function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "")
    .replace(/s$/, "");
}

const LOCALES: Readonly<Record<string, string>> = { en: "en-CA", "en-ca": "en-CA", fr: "fr-CA", "fr-ca": "fr-CA" };
const TRANSLATION = words();

/** Translated words as calls answer them: by locale, and by the field that they stand for. */
export const localizationAnswer = z.record(z.string(), z.record(z.string(), z.string().nullish()).nullable());

/** Reads translated words: a map from locale to the fields that may be translated there. */
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
