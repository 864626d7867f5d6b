import { COMMON_WORDS } from "./common-words.ts";

/** Length limits of a password, in characters; the maximum bounds the cost of hashing. people#password. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 1000;
/** Special characters of which a password needs at least one; others are allowed too. */
const PASSWORD_SPECIALS = "@$!%*?&";

/** A rule that a password breaks; `common` means that it is easy to guess. */
export type PasswordFault = "length" | "too-long" | "uppercase" | "lowercase" | "digit" | "special" | "common";

export type PasswordOwner = { readonly email?: string | null; readonly names?: readonly (string | null | undefined)[] };

/**
 * Below either minimum a password is easy to guess. `OWN_CHARACTERS_MIN` counts the characters outside common
 * words, the owner's names, years and runs.
 */
const OWN_CHARACTERS_MIN = 4;
const DISTINCT_CHARACTERS_MIN = 5;

/**
 * Returns the rules that a password breaks, in the order in which a form shows them; empty for a valid
 * password. people#password.
 */
export function checkPassword(password: string, owner: PasswordOwner = {}): PasswordFault[] {
  // NFC counts an accented letter as one character, however the keyboard composes it.
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

/** Tells whether a password is little more than common words, runs, years or the owner's name. */
function isCommon(password: string, owner: PasswordOwner): boolean {
  const plain = withoutAccents(password);
  if (new Set(plain).size < DISTINCT_CHARACTERS_MIN) return true;
  const own = [owner.email?.split("@")[0], ...(owner.names ?? [])].flatMap(
    (text) => (text && withoutAccents(text).match(/\p{L}{3,}/gu)) || [],
  );
  const words = [...own, ...COMMON_WORDS].sort((one, other) => other.length - one.length);
  return [plain, withoutLeet(plain)].some((text) => charactersLeft(text, words) < OWN_CHARACTERS_MIN);
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Replaces leet digits and signs by letters: `p@ssw0rd` becomes `password`. */
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

function charactersLeft(text: string, words: readonly string[]): number {
  let left = text;
  for (const word of words) left = left.replaceAll(word, " ");
  left = left
    .replace(/(?:19|20)\d\d/g, " ")
    .replace(/(.)\1+/gu, "$1")
    .replace(/[a-z]{3,}|\d{3,}/g, (run) => (isRun(run) ? " " : run));
  // Digits and signs at either end do not count, because people append them only to satisfy the rules.
  return left.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").length;
}

/** Tells whether a text is a sequence such as `abcd` or `4321`, or a row of neighbouring keys. */
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
