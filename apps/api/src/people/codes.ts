import { createHash, randomInt } from "node:crypto";

/** Without characters that are easily confused: 0 and O, 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Creates an unguessable code: five bits per character, in groups of four. */
export function newCode(length: number): string {
  return inGroups(Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]));
}

/**
 * Derives a code of at most 32 characters from a secret that is unguessable itself: the same secret gives the same code.
 * `purpose` separates uses of one secret.
 */
export function codeOfSecret(secret: string, purpose: string, length: number): string {
  const bytes = createHash("sha256").update(`${purpose}\n${secret}`).digest().subarray(0, length);
  return inGroups(Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]));
}

function inGroups(letters: readonly (string | undefined)[]): string {
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}
