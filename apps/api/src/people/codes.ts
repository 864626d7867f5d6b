import { randomInt } from "node:crypto";

/** Without letters and digits that are mistaken for one another. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A code that is unguessable and easy to type: so many characters, five bits each, in groups of four. */
export function newCode(length: number): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}
