import { DISH_KINDS } from "./dish-kinds.ts";
import { kindsIn, stemsOf } from "./kind-phrases.ts";
import { stemOf, typedWordsOf, wordsOf } from "./search-words.ts";

/** Minimum length of a typed word that counts as the beginning of another. */
const BEGINNING_LENGTH_MIN = 3;

/** Tells whether a text that is no dish, such as an announcement, has every word of a query. menu#search-notices. */
export function hasWords(text: string, query: string): boolean {
  const words = wordsOf(text).map((word) => word.text);
  const stems = new Set(words.map(stemOf));
  const isThere = (typed: string) =>
    stems.has(stemOf(typed)) || (typed.length >= BEGINNING_LENGTH_MIN && words.some((word) => word.startsWith(typed)));
  const typed = typedWordsOf(query);
  return typed.length > 0 && typed.every(isThere);
}

/** Returns the diets that a query asks for, such as Vegan for *végane*. menu#search-diets. */
export function dietsIn(query: string): string[] {
  const kinds = kindsIn(stemsOf(query), "typed").map(({ kind }) => DISH_KINDS[kind]?.diet);
  return [...new Set(kinds.filter((diet): diet is string => diet !== undefined))];
}
