import { bareText, DIETS, formatAllergens, readAllergens } from "@comptoir/ordering";
import { z } from "zod";
import { cleanText } from "../clean-text.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { type Leaf, leaf } from "./schema-types.ts";
import { words } from "./word-readers.ts";

/** Diets in French, and other spellings. */
const DIET_SYNONYMS: Readonly<Record<string, (typeof DIETS)[number]>> = {
  pescetarian: "Pescatarian",
  pescetarien: "Pescatarian",
  pescetarienne: "Pescatarian",
  vegane: "Vegan",
  vegetalien: "Vegan",
  vegetalienne: "Vegan",
  vegetarien: "Vegetarian",
  vegetarienne: "Vegetarian",
};
const DIET_BY_KEY: ReadonlyMap<string, string> = new Map([
  ...DIETS.map((diet) => [keyOf(diet), diet] as const),
  ...Object.entries(DIET_SYNONYMS),
]);
/** What stands between two diets, besides the comma. */
const BETWEEN = /[,;/|&+•\n]|\s(?:and|et)\s/i;
const NONE = /^(?:none|aucune?)$/i;
const TEXT = words();

/** Reads a list of words, as text or as a list of texts, and writes it in its canonical form. */
function listedWords(canonical: (written: string) => string): Leaf<string> {
  return leaf({
    expected: EXPECTED.comma,
    file: z.union([z.string(), z.array(z.string())]),
    answer: z.string(),
    read: (value, path, reading) => {
      if (Array.isArray(value) && !value.every((word) => typeof word === "string")) {
        addFault(reading, path, WRONG.not(value, EXPECTED.comma));
        return "";
      }
      return canonical(TEXT.traits.read(Array.isArray(value) ? value.join("; ") : value, path, reading));
    },
  });
}

/** Reads allergens. Where a word is not understood the venue's own words stay, and mean *not confirmed*. law#unconfirmed-allergens. */
export const allergens = listedWords((written) => {
  const list = readAllergens(written);
  return list.isConfirmed ? formatAllergens(list) : written;
});

/** Reads diets: those that are known by their names here, others as they are written. menu#diets. */
export const diets = listedWords((written) => {
  const read = bareText(written)
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (read.length === 1 && NONE.test(read[0] ?? "")) return "none";
  return [...new Set(read.map((word) => DIET_BY_KEY.get(keyOf(word)) ?? cleanText(word)))].join(", ");
});

/** Tells whether a diet is one that the product knows. */
export function isKnownDiet(word: string): boolean {
  return DIET_BY_KEY.has(keyOf(word)) || NONE.test(word);
}

/** Letters alone, without a plural. */
function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]/g, "")
    .replace(/s$/, "");
}
