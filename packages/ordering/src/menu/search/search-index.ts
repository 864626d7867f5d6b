import { plainText } from "../../venue/html-text.ts";
import { allergensAsItComes } from "../allergens/held-allergens.ts";
import type { MenuItem } from "../dish.ts";
import { isSuitable } from "../filters.ts";
import type { Menu } from "../menu.ts";
import type { ListedItem } from "../menu-index.ts";
import { listedItems, walkOptions } from "../walk-menu.ts";
import { DISH_KINDS } from "./dish-kinds.ts";
import { exceptedWordsIn, kindsIn, typedPhrases, type WordRole } from "./kind-phrases.ts";
import { stemOf, wordsOf } from "./search-words.ts";

/**
 * The dishes of a term, by ascending index number, and the term's weight in each. A term is a stem, or a kind
 * of dish such as `#beer`.
 */
type Postings = { readonly dishes: number[]; readonly worths: number[] };

export type KnownWord = { readonly word: string; readonly stem: string; readonly terms: readonly string[] };

/**
 * A search index of a restaurant's dishes in both languages. Callers build it once per revision of the menus.
 */
export type SearchIndex = {
  /** Each dish once, at its first listing. */
  readonly dishes: readonly ListedItem[];
  readonly postings: ReadonlyMap<string, Postings>;
  readonly termsByStem: ReadonlyMap<string, readonly string[]>;
  /** The words of the index, sorted alphabetically. */
  readonly words: readonly KnownWord[];
};

/** The weight of a word by its field. */
export const WORTH = {
  name: 10,
  diet: 5,
  section: 5,
  category: 4,
  menu: 3,
  alcohol: 3,
  description: 3,
  ingredients: 2,
  options: 1.5,
};

/**
 * Extra weight of a word in a dish's name, divided by the number of words: `Poutine` ranks before `Butter
 * chicken poutine`.
 */
const WHOLE_NAME_WORTH = 4;
/** Factor for a heading that names several kinds, such as beer and cider. */
const SHARED_HEADING = 0.7;
/** Factor for drinks in a search by diet or allergen, which ranks food first. */
const DRINK_SHARE = 0.9;
/**
 * Factors for words that indicate a kind of dish:
 * - `KIND_LIKENESS`: a word for the kind,
 * - `SPECIMEN_LIKENESS`: an example of the kind, such as lager for beer,
 * - `BORROWED_LIKENESS`: a word within an exception, such as "beer" in root beer.
 */
const KIND_LIKENESS = 0.95;
const SPECIMEN_LIKENESS = 0.45;
const BORROWED_LIKENESS = 0.3;

export const KIND_MARK = "#";

/** Builds a search index over all texts of dishes and of their options, sections and menus. menu#search. */
export function indexForSearch(menus: readonly Menu[]): SearchIndex {
  const numbers = new Map<string, number>();
  const dishes: ListedItem[] = [];
  const places: ListedItem[][] = [];
  for (const listing of listedItems(menus)) {
    const key = String(listing.item.id);
    const number = numbers.get(key);
    if (number !== undefined) places[number]?.push(listing);
    else {
      numbers.set(key, dishes.length);
      dishes.push(listing);
      places.push([listing]);
    }
  }
  const writer = new IndexWriter();
  for (const [number, listings] of places.entries()) writer.addDish(number, listings);
  return { dishes, ...writer.finish() };
}

const STARTERS = `${KIND_MARK}starters`;
const MAINS = `${KIND_MARK}mains`;

type ReadTerm = { readonly term: string; readonly likeness: number };
type ReadText = { readonly terms: readonly ReadTerm[]; readonly length: number };

/** Builds the postings dish by dish, in ascending order. */
class IndexWriter {
  readonly #postings = new Map<string, { dishes: number[]; worths: number[] }>();
  readonly #stems = new Map<string, string>();
  /** Cache of parsed texts, because dishes share the texts of options, sections and menus. */
  readonly #read = new Map<string, ReadText>();
  /** Cache of kinds by diets, allergens and alcohol, which many dishes share. */
  readonly #kindsByFacts = new Map<string, typeof KINDS_BY_FACT>();

  addDish(dish: number, listings: readonly ListedItem[]): void {
    const [first] = listings;
    if (!first) return;
    const { item } = first;
    for (const name of textsOf(item, "name")) this.#addText(dish, name, "name", WORTH.name, WHOLE_NAME_WORTH);
    for (const text of textsOf(item, "description")) this.#addText(dish, text, "text", WORTH.description);
    for (const text of textsOf(item, "ingredients")) this.#addText(dish, text, "text", WORTH.ingredients);
    if (item.category) this.#addText(dish, item.category, "name", WORTH.category);
    for (const { menu, section } of listings) {
      this.#addHeadings(dish, textsOf(menu, "name"), WORTH.menu);
      if (section) this.#addHeadings(dish, textsOf(section, "name"), WORTH.section);
    }
    for (const visit of walkOptions(item.options)) {
      if (visit.kind === "group") continue;
      for (const name of textsOf(visit.value, "name")) this.#addText(dish, name, "text", WORTH.options);
    }
    const share = this.#hasLast(dish, `${KIND_MARK}drinks`) ? DRINK_SHARE : 1;
    for (const diet of item.diets ?? []) this.#addText(dish, diet, "text", WORTH.diet * share);
    for (const { kind, worth } of this.#kindsByFactOf(item)) this.#add(dish, KIND_MARK + kind, worth * share);
  }

  finish(): Pick<SearchIndex, "postings" | "termsByStem" | "words"> {
    const termsByStem = new Map<string, string[]>();
    const words = new Map<string, KnownWord>();
    const lead = (word: string, stem: string, term: string) => {
      const terms = termsByStem.get(stem) ?? [];
      termsByStem.set(stem, terms);
      if (!terms.includes(term)) terms.push(term);
      words.set(word, { word, stem, terms });
    };
    for (const [word, stem] of this.#stems) lead(word, stem, stem);
    for (const { text, kind } of typedPhrases()) {
      const [word, ...more] = wordsOf(text);
      if (word && more.length === 0 && this.#postings.has(KIND_MARK + kind))
        lead(word.text, stemOf(word.text), KIND_MARK + kind);
    }
    return {
      postings: this.#postings,
      termsByStem,
      words: [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1)),
    };
  }

  /**
   * Indexes the names of a section or menu in all languages. *Entrée* means starters, not mains, if another
   * language's name says so.
   */
  #addHeadings(dish: number, texts: readonly string[], worth: number): void {
    const read = texts.map((text) => this.#readText(text, "heading"));
    const areStarters = read.some((text) => tells(text, STARTERS) && !tells(text, MAINS));
    for (const { terms, length } of read) {
      const shared = length > 1 ? worth * SHARED_HEADING : worth;
      for (const { term, likeness } of terms) {
        if (!areStarters || term !== MAINS) this.#add(dish, term, shared * likeness);
      }
    }
  }

  #addText(dish: number, text: string, role: WordRole, worth: number, wholeWorth = 0): void {
    const { terms, length } = this.#readText(text, role);
    for (const { term, likeness } of terms) {
      const whole = likeness === SPECIMEN_LIKENESS ? 0 : wholeWorth / length;
      this.#add(dish, term, (worth + whole) * likeness);
    }
  }

  #kindsByFactOf(item: MenuItem): typeof KINDS_BY_FACT {
    const facts = JSON.stringify([item.diets, allergensAsItComes(item), item.alcoholicBeverage]);
    const kinds = this.#kindsByFacts.get(facts) ?? KINDS_BY_FACT.filter(({ kind }) => isOfKind(item, kind));
    this.#kindsByFacts.set(facts, kinds);
    return kinds;
  }

  #hasLast(dish: number, term: string): boolean {
    return this.#postings.get(term)?.dishes.at(-1) === dish;
  }

  #add(dish: number, term: string, worth: number): void {
    const postings = this.#postings.get(term);
    if (!postings) {
      this.#postings.set(term, { dishes: [dish], worths: [worth] });
      return;
    }
    const last = postings.dishes.length - 1;
    if (postings.dishes[last] === dish) postings.worths[last] = Math.max(postings.worths[last] ?? 0, worth);
    else {
      postings.dishes.push(dish);
      postings.worths.push(worth);
    }
  }

  #readText(text: string, role: WordRole): ReadText {
    const key = `${role} ${text}`;
    const known = this.#read.get(key);
    if (known) return known;
    const words = wordsOf(text).map((word) => word.text);
    const stems = words.map(stemOf);
    for (const [place, word] of words.entries()) this.#stems.set(word, stems[place] ?? word);
    const borrowed = exceptedWordsIn(stems);
    const own = stems.map((term, place) => ({ term, likeness: borrowed.has(place) ? BORROWED_LIKENESS : 1 }));
    const terms = [...own, ...kindTermsOf(stems, role)];
    const read = { terms, length: Math.max(stems.length, 1) };
    this.#read.set(key, read);
    return read;
  }
}

function tells({ terms }: ReadText, kind: string): boolean {
  return terms.some(({ term }) => term === kind);
}

function kindTermsOf(stems: readonly string[], role: WordRole): ReadTerm[] {
  return kindsIn(stems, role).flatMap(({ kind, isExample }) => {
    const likeness = role === "heading" ? 1 : isExample ? SPECIMEN_LIKENESS : KIND_LIKENESS;
    const { within } = DISH_KINDS[kind] ?? {};
    const outer = role === "heading" && within ? [{ term: KIND_MARK + within, likeness }] : [];
    return [{ term: KIND_MARK + kind, likeness }, ...outer];
  });
}

/** The kinds that a dish matches by its diets, allergens or alcohol, regardless of its name. */
const KINDS_BY_FACT = Object.entries(DISH_KINDS)
  .filter(([, { diet, avoids, alcohol }]) => diet || avoids || alcohol)
  .map(([kind, { alcohol }]) => ({ kind, worth: alcohol ? WORTH.alcohol : WORTH.diet }));

/**
 * Tells whether a dish is of a kind by its diets, allergens or alcohol. Unknown diets or allergens never
 * match. law#unconfirmed-allergens.
 */
function isOfKind(item: MenuItem, kind: string): boolean {
  const { diet, avoids, alcohol } = DISH_KINDS[kind] ?? {};
  if (diet) return isSuitable(item, { diets: [diet], allergens: [] }) === true;
  if (avoids) return isSuitable(item, { diets: [], allergens: avoids }) === true;
  return alcohol === true && item.alcoholicBeverage;
}

function textsOf<Field extends "name" | "description" | "ingredients">(
  thing: { readonly [field in Field]?: string } & Pick<MenuItem, "localization">,
  field: Field,
): string[] {
  const texts = [thing[field], ...Object.values(thing.localization).map((words) => words?.[field])];
  return [...new Set(texts.filter((text): text is string => Boolean(text)).map(plainText))];
}
