import type { LocalizationData } from "@comptoir/ordering";
import { z } from "zod";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { isPlainObject, type Leaf, leaf } from "./schema-types.ts";
import { words } from "./word-readers.ts";

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
