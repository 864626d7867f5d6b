import { findLook } from "@comptoir/ordering";
import { z } from "zod";
import { unreadableCharacter } from "../clean-text.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning, type Reading } from "./findings.ts";
import type { JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";

export const MAX_NAME_LENGTH = 300;

/** Parses a text without markup, such as a code, unchanged. */
export function plain(expected: string, pattern: RegExp = /^[^<>]*$/, maxLength = MAX_NAME_LENGTH): Leaf<string> {
  return leaf({
    expected,
    file: z.string().regex(pattern).max(maxLength),
    answer: z.string(),
    read: (value, path, reading) => {
      // Exports may hold a code or a phone number as a number.
      const text = readableText(typeof value === "number" ? String(value) : value, expected, maxLength, path, reading);
      const trimmed = text?.trim() ?? "";
      if (text !== null && !pattern.test(trimmed)) addFault(reading, path, WRONG.not(value, expected));
      return trimmed;
    },
  });
}

export const email = plain(EXPECTED.email, /^[^\s<>@]+@[^\s<>@]+$/);

export const phone = plain(EXPECTED.phone, /^[\d\s()+.,x/-]*$/i, 40);

export function oneOf<const Word extends string>(allowed: readonly Word[]): Leaf<Word> {
  const expected = EXPECTED.oneOf(allowed.join(", "));
  return leaf({
    expected,
    file: z.enum(allowed),
    answer: z.string(),
    read: (value, path, reading) => {
      if (!allowed.includes(value as Word)) addFault(reading, path, WRONG.not(value, expected));
      return value as Word;
    },
  });
}

/** Parses a web URL; rejects other schemes, so that no link can run a script. */
export const url = leaf({
  expected: EXPECTED.url,
  file: z
    .string()
    .regex(/^https?:\/\//)
    .max(2000),
  answer: z.string(),
  read: (value, path, reading) => readAddress(value, isWebAddress, EXPECTED.url, path, reading),
});

/** Parses a picture's URL: a web URL, or a path on this site. */
export const image = leaf({
  expected: EXPECTED.image,
  file: z
    .string()
    .regex(/^(https?:\/\/|\/(?!\/)|$)/)
    .max(2000),
  answer: z.string(),
  read: (value, path, reading) =>
    readAddress(value, (text) => text === "" || isSitePath(text) || isWebAddress(text), EXPECTED.image, path, reading),
});

function readAddress(
  value: unknown,
  isAllowed: (text: string) => boolean,
  expected: string,
  path: JsonPath,
  reading: Reading,
): string {
  const text = readableText(value, expected, 2000, path, reading);
  if (text === null) return "";
  if (!isAllowed(text)) addFault(reading, path, WRONG.not(value, expected));
  return text;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"'\\]+$/i.test(text) && URL.canParse(text);
}

/** Tells whether a text is a path on this site; `//` and `/\` would lead to another host. */
function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s<>"'\\]*$/.test(text);
}

/** Returns a value as text; null after adding a fault. */
export function readableText(
  value: unknown,
  expected: string,
  maxLength: number,
  path: JsonPath,
  reading: Reading,
): string | null {
  if (typeof value !== "string") {
    addFault(reading, path, WRONG.not(value, expected));
    return null;
  }
  const unreadable = unreadableCharacter(value);
  if (value.length > maxLength) addFault(reading, path, WRONG.tooLong(value.length, maxLength));
  else if (unreadable === null) return value;
  else addFault(reading, path, WRONG.unreadable(unreadable));
  return null;
}

/**
 * Parses the name of a look. Warns of an unknown one, because another system's theme is no reason to reject a
 * menu.
 */
export function look<const Name extends string>(names: readonly Name[]): Leaf<Name | undefined> {
  const known = names.join(", ");
  return leaf({
    expected: EXPECTED.oneOf(known),
    file: z.unknown(),
    documented: { description: `one of ${known}; anything else is left out` },
    answer: z.string(),
    read: (value, path, reading) => {
      const found = findLook(names, value);
      if (found === undefined) addWarning(reading, path, WARNING.unknownLook(value, known));
      return found;
    },
  });
}

const COLOR_TEXT = plain(EXPECTED.color, /^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30}|(rgb|hsl|oklch)\([\d\s.,%/-]+\))$/);
const SHOWN_COLOR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Parses a colour. Drops one that pages cannot show, such as `red`, with a warning. */
export const color: Leaf<string | undefined> = leaf({
  ...COLOR_TEXT.traits,
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const text = COLOR_TEXT.traits.read(value, path, reading);
    if (SHOWN_COLOR.test(text)) return text;
    if (reading.faultCount === faultCount) addWarning(reading, path, WARNING.unknownColor(value));
    return undefined;
  },
});
