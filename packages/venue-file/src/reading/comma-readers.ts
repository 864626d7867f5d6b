import { ALLERGENS, DIETS } from "@comptoir/ordering";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning } from "./findings.ts";
import type { Reader } from "./reader.ts";
import { words } from "./word-readers.ts";

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** How kitchens write the same allergens, in English and in French. "Shellfish" may be either of two, so it is both. */
const ALLERGEN_SYNONYMS: Synonyms = {
  nut: ["Treenuts"],
  milk: ["Dairy"],
  soya: ["Soy"],
  soybean: ["Soy"],
  shellfish: ["Crustaceans", "Molluscs"],
  mollusk: ["Molluscs"],
  sulfite: ["Sulphites"],
  arachide: ["Peanuts"],
  noix: ["Treenuts"],
  lait: ["Dairy"],
  oeuf: ["Egg"],
  poisson: ["Fish"],
  soja: ["Soy"],
  moutarde: ["Mustard"],
  alcool: ["Alcohol"],
  crustace: ["Crustaceans"],
  mollusque: ["Molluscs"],
  ble: ["Wheat"],
};

/** Diets in French. */
const DIET_SYNONYMS: Synonyms = {
  pescetarien: ["Pescatarian"],
  vegetalien: ["Vegan"],
  vegane: ["Vegan"],
  vegetarien: ["Vegetarian"],
  vegetarienne: ["Vegetarian"],
  vegetalienne: ["Vegan"],
};
/** What stands between two words, besides the comma: an allergen is not lost since a kitchen writes "fish; milk" or "lait et oeuf". */
const BETWEEN = /[,;/|\n]|\s(?:and|et|&)\s/i;
const NONE = /^(?:none|aucune?)$/i;
const TEXT = words();

/** Reads text of known words, with commas or what kitchens write in their place between them. `none` says that there are none; an unknown word is left out, with a warning. */
function knownWords(known: readonly string[], synonyms: Synonyms): Reader<string> {
  const byKey = new Map<string, readonly string[]>(known.map((word) => [keyOf(word), [word]]));
  for (const [key, meant] of Object.entries(synonyms)) byKey.set(keyOf(key), meant);
  return {
    expected: EXPECTED.comma,
    schema: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    read: (value, path, reading) => {
      if (Array.isArray(value) && !value.every((word) => typeof word === "string")) {
        addFault(reading, path, WRONG.not(value, EXPECTED.comma));
        return "";
      }
      const text = TEXT.read(Array.isArray(value) ? value.join(", ") : value, path, reading);
      const found = new Set<string>();
      let saysNone = false;
      let isWhole = true;
      for (const word of text.split(BETWEEN).map((part) => part.trim())) {
        if (word === "") continue;
        const meant = byKey.get(keyOf(word));
        if (meant) for (const one of meant) found.add(one);
        else if (NONE.test(word)) saysNone = true;
        else {
          isWhole = false;
          addWarning(reading, path, WARNING.unknownWord(word, known.join(", ")));
        }
      }
      // "None" beside another word contradicts itself; what is not certain counts as unknown.
      if (saysNone && isWhole && found.size === 0) return "none";
      return [...found].join(", ");
    },
  };
}

export const allergens: Reader<string> = knownWords(ALLERGENS, ALLERGEN_SYNONYMS);
export const diets: Reader<string> = knownWords(DIETS, DIET_SYNONYMS);

/** Letters alone, without a plural: "Tree nuts", "tree-nut" and "Treenuts" are the same. */
function keyOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/[^a-z]/g, "")
    .replace(/s$/, "");
}
