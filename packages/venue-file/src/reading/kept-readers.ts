import { z } from "zod";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault, type Reading } from "./findings.ts";
import { type JsonPath, pathTo } from "./json-path.ts";
import { isPlainObject, leaf } from "./schema-types.ts";

const kept = leaf<unknown>({
  expected: EXPECTED.anything,
  file: z.unknown(),
  answer: z.unknown(),
  read: (value, path, reading) => {
    checkKept(value, path, reading);
    return value;
  },
});

/** Parses appearance settings of any shape, with sanitized texts. */
export const keptWords = leaf<unknown>({
  ...kept.traits,
  read: (value, path, reading) => cleanKept(kept.traits.read(value, path, reading)),
});

export const keptObject = leaf<Record<string, unknown>>({
  expected: EXPECTED.object,
  file: z.looseObject({}),
  answer: z.looseObject({}),
  read: (value, path, reading) => {
    if (!isPlainObject(value)) addFault(reading, path, WRONG.not(value, EXPECTED.object));
    checkKept(value, path, reading);
    return value as Record<string, unknown>;
  },
});

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
