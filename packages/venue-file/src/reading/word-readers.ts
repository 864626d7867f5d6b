import { z } from "zod";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { WRONG } from "../wording.ts";
import { addFault, type Reading } from "./findings.ts";
import type { JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";
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
