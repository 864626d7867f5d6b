import { bareText } from "../../venue/html-text.ts";
import { foldLetters } from "../fold-letters.ts";
import { ALLERGEN_WORDS, type Allergen } from "./allergen-words.ts";

/** The allergens of a dish or a choice. menu#allergens. */
export type AllergenList = {
  readonly contains: readonly Allergen[];
  /** Possible allergens, such as traces. Filters treat them as contained. */
  readonly mayContain: readonly Allergen[];
  /**
   * Whether every word of the list was recognized. If false, no allergen counts as absent.
   * law#unconfirmed-allergens.
   */
  readonly isConfirmed: boolean;
  readonly unread: readonly string[];
  /** The venue's original text if some words were not recognized, else blank. */
  readonly ownWords: string;
};

export const UNCONFIRMED: AllergenList = {
  contains: [],
  mayContain: [],
  isConfirmed: false,
  unread: [],
  ownWords: "",
};

type State = "contains" | "mayContain";

/** Separators between words. A captured separator also ends a sentence, or opens or closes a bracket. */
const BETWEEN = /([.;\n\r()[\]])|[,/|+&:•·–—、\t]|\s(?:and\/or|et\/ou|and|or|et|ou|-)\s/i;
/** Prefixes to skip at the start of a list or an entry, such as "Contains", "allergènes" or "and". */
const SAYS = /^(?:allerg(?:en|ene|y|ie)s?|allergies|contains?|contient|contiennent|(and|or|et|ou)(?=\s))(?:\s+|$)/;
const MAY =
  /^(?:(?:may|might|could|can) (?:also )?(?:contain|have)|(?:peut|peuvent|pourrait|pourraient) (?:aussi )?contenir|(?:(?:contains?|contient) )?(?:possible |des |de )?traces?)(?:\s+|$)/;
const NONE = /^(?:none|nil|no (?:known )?allergens?|aucune?s?(?: allergenes?)?|sans allergenes?)$/;
const PARTICLES: ReadonlySet<string> = new Set("a an the some of de du des d l la le les au aux s".split(" "));

const MEANT_BY: ReadonlyMap<string, readonly Allergen[]> = new Map(
  ALLERGEN_WORDS.flatMap(({ means, names, parts }) =>
    `${names}, ${parts ?? names}`.split(", ").map((word) => [keyOf(fold(word)), means] as const),
  ),
);

/** Returns the allergens for an English or French word in any usual spelling; null for an unknown word. */
export function allergensMeantBy(word: string): readonly Allergen[] | null {
  return MEANT_BY.get(keyOf(fold(word.trim()))) ?? null;
}

/**
 * Parses a list of allergens in free text, such as "Lait. Peut contenir des noix". The list is confirmed only
 * if every word is recognized. A blank text means unknown, "none" means no allergens.
 */
export function readAllergens(written: string | null | undefined): AllergenList {
  const text = bareText(written ?? "").trim();
  if (text === "") return UNCONFIRMED;
  const found = { contains: new Set<Allergen>(), mayContain: new Set<Allergen>() };
  const none = new Set<State>();
  const unread: string[] = [];
  for (const { words, state } of partsOf(text)) {
    const meant = allergensMeantBy(words);
    if (meant) for (const allergen of meant) found[state].add(allergen);
    else if (NONE.test(fold(words))) none.add(state);
    else unread.push(words);
  }
  // "None" together with an allergen is a contradiction, so the list stays unconfirmed.
  if ([...none].some((state) => found[state].size > 0)) unread.push("none");
  const contains = [...found.contains];
  const mayContain = [...found.mayContain].filter((allergen) => !found.contains.has(allergen));
  const isSaid = contains.length + mayContain.length + none.size > 0;
  const isConfirmed = isSaid && unread.length === 0;
  return { contains, mayContain, isConfirmed, unread, ownWords: unread.length > 0 ? text : "" };
}

/** Formats a confirmed list as comma text: `Dairy, may contain Treenuts`. */
export function formatAllergens({ contains, mayContain }: AllergenList): string {
  const words = [...contains, ...mayContain.map((allergen) => `may contain ${allergen}`)];
  return words.length === 0 ? "none" : words.join(", ");
}

/** Splits a text into its entries, each with its state. "May contain" applies until the sentence or bracket ends. */
function partsOf(text: string): { words: string; state: State }[] {
  const parts: { words: string; state: State }[] = [];
  const outer: State[] = [];
  let state: State = "contains";
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\(s\)/g, "s");
  for (const piece of plain.split(BETWEEN)) {
    if (piece === "(" || piece === "[") outer.push(state);
    else if (piece === ")" || piece === "]") state = outer.pop() ?? "contains";
    else if (/^[.;\n\r]$/.test(piece ?? "")) state = "contains";
    else {
      const read = withoutLead((piece ?? "").trim().replace(/^[-*]\s+/, ""), state);
      state = read.state;
      if (read.words !== "") parts.push(read);
    }
  }
  return parts;
}

function withoutLead(written: string, before: State): { words: string; state: State } {
  let words = written;
  let state = before;
  for (;;) {
    const folded = fold(words);
    const may = MAY.exec(folded);
    const lead = may ?? SAYS.exec(folded);
    if (!lead) return { words, state };
    if (may) state = "mayContain";
    else if (lead[1] === undefined && lead[0].startsWith("cont")) state = "contains";
    words = words.slice(lead[0].length).trim();
  }
}

function fold(word: string): string {
  return foldLetters(word).replaceAll("’", "'");
}

/**
 * Returns a lookup key without particles and plurals: "Tree nuts", "tree-nut" and "Treenuts" have the same
 * key. Blank for a text with digits or other signs.
 */
function keyOf(folded: string): string {
  if (!/^[a-z][a-z' -]*$/.test(folded)) return "";
  return folded
    .split(/[' -]+/)
    .filter((word) => !PARTICLES.has(word))
    .map((word) => word.replace(/ies$/, "y").replace(/s$/, ""))
    .join("");
}
