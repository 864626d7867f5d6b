import { MAX_ID_LENGTH } from "@comptoir/ordering";
import { safe } from "./clean-text.ts";
import type { Sentence } from "./reading/findings.ts";

// Every sentence that a reading of a venue file can say, in one place. They are for the command line, which speaks English.

/** Shows a value of the file, shortened and escaped, so that nothing of a hostile file reaches a terminal as it is. */
function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return safe(text.length > 48 ? `${text.slice(0, 44)}…"` : text);
}

/** What each kind of field expects. */
export const EXPECTED = {
  amount: 'an amount with at most two decimals, such as "12.50"',
  anything: "a value",
  charge: 'a percentage such as "18%", or dollars such as "5.00$"',
  comma: 'words with commas between them, such as "Dairy, Egg"',
  date: 'a date such as "2026-12-25"',
  flag: "true or false",
  id: `a whole number, or a text of letters, digits, spaces and - _ . : ~ @ + = of at most ${MAX_ID_LENGTH} characters`,
  image: 'an address that begins with https:// or http://, or a path of the site such as "/pictures/burger.webp"',
  instant: 'an instant such as "2026-11-20T18:30:00Z"',
  letters: "seven texts, Monday first, of 96 letters each, one for every 15 minutes",
  letterPrices: 'single letters with their prices, such as { "a": "12.50" }',
  list: "a list",
  locale: "en-CA or fr-CA",
  localization: 'translated words by locale, such as { "fr-CA": { "name": "Frites" } }',
  object: "an object",
  password: "a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&",
  percentage: 'a percentage such as "18" or "12.5"',
  rate: 'a rate below 1, such as "0.13"',
  slug: 'small letters and digits with single hyphens between them, such as "the-grill"',
  time: 'a time of day such as "11:00"',
  url: "an address that begins with https:// or http://",
  zone: 'a time zone such as "America/Toronto"',
} as const;

/** What can be wrong with a value, whatever its field. */
export const WRONG = {
  missing: (expected: string): Sentence => ({ wrong: "is missing", expected }),
  not: (value: unknown, expected: string): Sentence => ({ wrong: `is ${show(value)}`, expected }),
  empty: { wrong: "is empty", expected: "words" } satisfies Sentence,
  emptyMarkup: {
    wrong: "holds nothing but markup that is taken out",
    expected: "words, with no markup but b, i, em, strong, p and br",
  } satisfies Sentence,
  tooLong: (length: number, max: number): Sentence => ({
    wrong: `is ${length} characters long`,
    expected: `at most ${max}`,
  }),
  tooGreat: (value: unknown, max: string): Sentence => ({
    wrong: `is ${show(value)}, which is too great`,
    expected: `at most ${max}`,
  }),
  tooMany: (length: number, max: number): Sentence => ({
    wrong: `holds ${length} entries`,
    expected: `at most ${max}`,
  }),
  unreadable: (code: string): Sentence => ({
    wrong: `holds the character ${code}, which cannot be shown or stored`,
    expected: "text without control characters and broken characters",
  }),
  optionsTooDeep: (max: number): Sentence => ({
    wrong: `is more than ${max} option groups deep`,
    expected: `at most ${max} groups within each other`,
  }),
  taken: (value: string | number, where: string): Sentence => ({
    wrong: `is ${show(value)}, which ${where} has already`,
    expected: "something that no other of its kind in this file has",
  }),
  reserved: (slug: string): Sentence => ({
    wrong: `is ${show(slug)}, which is an address of the product itself`,
    expected: "another slug",
  }),
  noSuch: (value: unknown, kind: string): Sentence => ({
    wrong: `is ${show(value)}, which names no ${kind} of this file`,
    expected: `the id of a ${kind} in this file`,
  }),
  noWeeks: { wrong: "holds no weeks", expected: "at least one" } satisfies Sentence,
  password: { wrong: "is no password that an account may have", expected: EXPECTED.password } satisfies Sentence,
  order: (later: string, earlier: string): Sentence => ({
    wrong: `${later} does not come after ${earlier}`,
    expected: `${later} after ${earlier}`,
  }),
} as const;

/** What can be wrong with a file before its fields are looked at. */
export const FILE_WRONG = {
  tooLarge: (bytes: number, maxBytes: number): Sentence => ({
    wrong: `is ${bytes} bytes large`,
    expected: `at most ${maxBytes} bytes`,
  }),
  notUtf8: { wrong: "is not UTF-8 text", expected: "a JSON document in UTF-8" } satisfies Sentence,
  empty: { wrong: "is empty", expected: "a JSON document" } satisfies Sentence,
  notJson: (reason: string): Sentence => ({ wrong: `is not JSON: ${reason}`, expected: "a whole JSON document" }),
  tooDeep: (max: number): Sentence => ({
    wrong: `is nested more than ${max} levels deep`,
    expected: `at most ${max} levels`,
  }),
  tooManyValues: (max: number): Sentence => ({
    wrong: "holds too many values",
    expected: `at most ${max} in a file, and 10000 fields in an object`,
  }),
  forbiddenKey: (key: string): Sentence => ({
    wrong: `has a field called ${show(key)}`,
    expected: "no field of that name anywhere",
  }),
  repeatedKey: (key: string): Sentence => ({
    wrong: `has the field ${show(key)} twice`,
    expected: "each field once",
  }),
} as const;

/** What may want mending. */
export const WARNING = {
  unknownField: "is not a field of venue files, and is left out",
  unknownLocale: "is not a language of the product (en-CA, fr-CA), and is left out",
  unknownWord: (word: string, known: string): string => `${show(word)} is left out: it is none of ${known}`,
  letterWithoutPrice: (letters: string): string =>
    `uses ${letters} without a price in additional_prices: it cannot be ordered in those hours`,
  requiredWithoutValues: "must be answered but has nothing to choose from: its dish cannot be ordered",
  defaultsBeyondLimit: (defaults: number, limit: number): string =>
    `preselects ${defaults} values where at most ${limit} may be chosen`,
  memberPriceWithoutPromos: "has a memberPrice but no promos: no member will ever get it",
  alcoholPreselected: "is alcohol and is never preselected: default_selection is left out of account",
  missingFrench: (fields: string): string => `has no French (localization fr-CA) for ${fields}`,
  passwordNotKept: "is not kept: import the file again once people can sign in",
  stranger: "is none of the users of this file: an account with that address is needed",
  noMenus: "has no menus: there is nothing to order",
} as const;
