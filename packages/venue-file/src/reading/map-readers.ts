import type { LocalizationData } from "@comptoir/ordering";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { amount } from "./number-readers.ts";
import { isPlainObject } from "./object-reader.ts";
import type { Reader } from "./reader.ts";
import { words } from "./text-readers.ts";

const LOCALES: Readonly<Record<string, string>> = { en: "en-CA", "en-ca": "en-CA", fr: "fr-CA", "fr-ca": "fr-CA" };
const TRANSLATION = words();

/** Reads translated words: a map from locale to the fields that may be translated there. */
export function localization(fields: readonly string[]): Reader<LocalizationData> {
  return {
    expected: EXPECTED.localization,
    schema: {
      type: "object",
      additionalProperties: {
        type: "object",
        properties: Object.fromEntries(
          fields.map((field) => [field, { anyOf: [TRANSLATION.schema, { type: "null" }] }]),
        ),
      },
    },
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
  };
}

function readTranslation(value: unknown, fields: readonly string[], path: JsonPath, reading: Reading) {
  const translation: Record<string, string> = {};
  if (!isPlainObject(value)) {
    addFault(reading, path, WRONG.not(value, EXPECTED.object));
    return translation;
  }
  for (const [field, text] of Object.entries(value)) {
    if (!fields.includes(field)) addWarning(reading, pathTo(path, field), WARNING.unknownField);
    else if (text !== null) translation[field] = TRANSLATION.read(text, pathTo(path, field), reading);
  }
  return translation;
}

/** Reads the prices of a schedule's letters. menu#price-schedule. */
export const letterPrices: Reader<Record<string, string>> = {
  expected: EXPECTED.letterPrices,
  schema: {
    type: "object",
    propertyNames: { pattern: "^[A-Za-z]$" },
    additionalProperties: { anyOf: [amount.schema, { type: "null" }] },
  },
  read: (value, path, reading) => {
    const prices: Record<string, string> = {};
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letterPrices));
      return prices;
    }
    for (const [letter, price] of Object.entries(value)) {
      const at = pathTo(path, letter);
      if (!/^[A-Za-z]$/.test(letter)) addFault(reading, at, WRONG.not(letter, EXPECTED.letterPrices));
      else if (price !== null) prices[letter] = amount.read(price, at, reading);
    }
    return prices;
  },
};

/** Reads seven strings of 96 letters, or an empty list that stands for no schedule. menu#price-schedule. */
export const priceSchedule: Reader<string[]> = {
  expected: EXPECTED.letters,
  schema: {
    anyOf: [
      { type: "array", maxItems: 0 },
      { type: "array", minItems: 7, maxItems: 7, items: { type: "string", pattern: "^[A-Za-z]{96}$" } },
    ],
  },
  read: (value, path, reading) => {
    if (!Array.isArray(value) || (value.length !== 0 && value.length !== 7)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letters));
      return [];
    }
    for (const [weekday, letters] of value.entries()) {
      if (typeof letters === "string" && /^[A-Za-z]{96}$/.test(letters)) continue;
      addFault(reading, pathTo(path, weekday), WRONG.not(letters, EXPECTED.letters));
    }
    return value;
  },
};

/** Reads data that a later part of the product looks into. It is kept as it is, once all its text can be stored. */
const kept: Reader<unknown> = {
  expected: EXPECTED.anything,
  schema: {},
  read: (value, path, reading) => {
    checkKept(value, path, reading);
    return value;
  },
};

/** Reads settings of a page's looks, whatever their shape; their words are cleaned like any other. */
export const keptWords: Reader<unknown> = {
  ...kept,
  read: (value, path, reading) => cleanKept(kept.read(value, path, reading)),
};

/** Reads an object that is kept as it is. */
export const keptObject: Reader<Record<string, unknown>> = {
  expected: EXPECTED.object,
  schema: { type: "object" },
  read: (value, path, reading) => {
    if (!isPlainObject(value)) addFault(reading, path, WRONG.not(value, EXPECTED.object));
    checkKept(value, path, reading);
    return value as Record<string, unknown>;
  },
};

function cleanKept(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanKept);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanKept(entry)]));
}

function checkKept(value: unknown, path: JsonPath, reading: Reading): void {
  if (typeof value === "string") {
    const unreadable = unreadableCharacter(value);
    if (unreadable !== null) addFault(reading, path, WRONG.unreadable(unreadable));
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) checkKept(entry, pathTo(path, index), reading);
  } else if (isPlainObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      const unreadable = unreadableCharacter(key);
      if (unreadable !== null) addFault(reading, pathTo(path, key), WRONG.unreadable(unreadable));
      checkKept(entry, pathTo(path, key), reading);
    }
  }
}
