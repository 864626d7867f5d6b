import { randomInt } from "node:crypto";

/** Without characters that are easily confused: 0 and O, 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Creates an unguessable code: five bits per character, in groups of four. */
export function newCode(length: number): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}
