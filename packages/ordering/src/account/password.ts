import { COMMON_WORDS } from "./common-words.ts";

/** The shortest password, and the longest that a form takes: more than anybody types, and little enough to be hashed. people#password. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 1000;
/** The special characters of the rule; others are welcome besides. */
const PASSWORD_SPECIALS = "@$!%*?&";

/** What a password lacks, or has too much of; `common`: many people would think of it. */
export type PasswordFault = "length" | "too-long" | "uppercase" | "lowercase" | "digit" | "special" | "common";

/** Whose password it is: what everybody who knows them would try first. */
export type PasswordOwner = { readonly email?: string | null; readonly names?: readonly (string | null | undefined)[] };

/** How many characters a password needs beside what everybody would try. */
const OWN_CHARACTERS_MIN = 4;
const DISTINCT_CHARACTERS_MIN = 5;

/**
 * What is wrong with a password, in the order in which a form shows it; nothing, when it may be one. Spaces count, letters of
 * all scripts do, and nothing is cut off. people#password.
 */
export function checkPassword(password: string, owner: PasswordOwner = {}): PasswordFault[] {
  // As many characters as are seen, however a keyboard composes an accent.
  const length = [...password.normalize("NFC")].length;
  const faults: PasswordFault[] = [];
  if (length < MIN_PASSWORD_LENGTH) faults.push("length");
  if (password.length > MAX_PASSWORD_LENGTH) return ["too-long"];
  if (!/\p{Lu}/u.test(password)) faults.push("uppercase");
  if (!/\p{Ll}/u.test(password)) faults.push("lowercase");
  if (!/\d/.test(password)) faults.push("digit");
  if (![...PASSWORD_SPECIALS].some((sign) => password.includes(sign))) faults.push("special");
  return faults.length === 0 && isCommon(password, owner) ? ["common"] : faults;
}

/** Tells whether little is left of a password without what everybody tries: common words, runs, years, the person's own name. */
function isCommon(password: string, owner: PasswordOwner): boolean {
  const plain = withoutAccents(password);
  if (new Set(plain).size < DISTINCT_CHARACTERS_MIN) return true;
  const own = [owner.email?.split("@")[0], ...(owner.names ?? [])].flatMap(
    (text) => (text && withoutAccents(text).match(/\p{L}{3,}/gu)) || [],
  );
  const words = [...own, ...COMMON_WORDS].sort((one, other) => other.length - one.length);
  return [plain, withoutLeet(plain)].some((text) => charactersLeft(text, words) < OWN_CHARACTERS_MIN);
}

/** A text as it is typed on a keyboard without accents. */
function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Letters for the digits and signs that stand in their place: `p@ssw0rd` is `password`. */
function withoutLeet(text: string): string {
  return text.replace(/[@0134579$!|]/g, (sign) => LEET[sign] ?? sign);
}
const LEET: Readonly<Record<string, string>> = {
  "@": "a",
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "9": "g",
  $: "s",
  "!": "i",
  "|": "l",
};

/** How many characters of a text are not easily guessed. */
function charactersLeft(text: string, words: readonly string[]): number {
  let left = text;
  for (const word of words) left = left.replaceAll(word, " ");
  left = left
    .replace(/(?:19|20)\d\d/g, " ")
    .replace(/(.)\1+/gu, "$1")
    .replace(/[a-z]{3,}|\d{3,}/g, (run) => (isRun(run) ? " " : run));
  // Decoration at either end is what everybody adds to satisfy a rule.
  return left.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").length;
}

/** Tells whether characters follow each other, upwards, downwards or along a keyboard. */
function isRun(text: string): boolean {
  const reversed = [...text].reverse().join("");
  return RUNS.some((run) => run.includes(text) || run.includes(reversed));
}
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
];
