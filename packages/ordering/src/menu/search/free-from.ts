import { ALLERGEN_WORDS, type AllergenWords } from "../allergens/allergen-words.ts";
import type { DishKind } from "./dish-kind.ts";
import { wordsOf } from "./search-words.ts";

/** "No nuts" also excludes peanuts, although "nuts" in a list of allergens means tree nuts. */
const NUTS: AllergenWords = { means: ["Peanuts", "Treenuts"], names: "nut, noix" };

/** The words for "without", before and after the name of an allergen. */
const WITHOUT = { before: ["no", "without", "sans", "zero", "non"], after: ["free"] };

/** Maximum number of words in a phrase of the search, including "no" or "free". */
const LONGEST_PHRASE = 3;

/**
 * The kinds "free from an allergen", such as "sans gluten". On a menu only the allergen's name counts; in a
 * query a part such as almonds counts too. menu#search-free-from.
 */
export const FREE_FROM: Readonly<Record<string, DishKind>> = Object.fromEntries(
  [NUTS, ...ALLERGEN_WORDS.filter(({ means }) => !means.includes("Alcohol"))].map((entry) => {
    const { means, names, parts } = entry;
    const own = names.split(", ").filter((word) => entry === NUTS || !NUTS.names.split(", ").includes(word));
    const typed = parts === undefined ? {} : { headings: without(parts.split(", ")) };
    return [`without ${means.join(" and ")}`, { words: without(own), ...typed, avoids: means }];
  }),
);

function without(words: readonly string[]): string {
  return words
    .filter((word) => wordsOf(word).length < LONGEST_PHRASE)
    .flatMap((word) => [
      ...WITHOUT.before.map((before) => `${before} ${word}`),
      ...WITHOUT.after.map((after) => `${word} ${after}`),
    ])
    .join(", ");
}
