import { isSuitable } from "../filters.ts";
import type { ListedItem } from "../menu-index.ts";
import { DISH_KINDS } from "./dish-kinds.ts";
import { kindsIn, stemsOf } from "./kind-phrases.ts";
import { KIND_MARK, type SearchIndex, WORTH } from "./search-index.ts";
import { stemOf, typedWordsOf } from "./search-words.ts";
import { type LikeTerms, THE_WORD, termsLike } from "./terms-like.ts";

/** A dish that was found, and how well it matches; only to be compared with others of the same search. */
export type RankedDish = ListedItem & { readonly score: number };

/** What a search found. */
export type FoundDishes = {
  /** The best first; among equals the order of the menu. */
  readonly dishes: readonly RankedDish[];
  /** What was looked for led to these terms; `markWords` shows where they stand. */
  readonly terms: ReadonlySet<string>;
  /** Those that might match if it were known what is in them, to be counted. law#unconfirmed-allergens. */
  readonly unconfirmed: readonly ListedItem[];
};

/** What the words of a phrase are worth that stand apart. */
const APART = 0.7;
/** More words than anybody types are not read. */
const WORDS_MAX = 8;

/**
 * Finds the dishes that match every word of a query, whichever language it is typed in: by their names, sections and menus,
 * diets, descriptions, ingredients and options, and by kinds that need not be named (beer, kids, no nuts). Whole words come
 * before beginnings; typing slips are forgiven only where nothing else matches. A search without words finds nothing, for
 * the page to show the whole menu instead. menu#search.
 */
export function searchMenu(index: SearchIndex, query: string): FoundDishes {
  const wishes = wishesOf(index, typedWordsOf(query).slice(0, WORDS_MAX));
  const scores = wishes.map((wish) => scoresOf(index, wish));
  const matched = intersect(scores);
  const best = [...matched].sort(([dish, score], [otherDish, otherScore]) => otherScore - score || dish - otherDish);
  return {
    dishes: best.flatMap(([dish, score]) => {
      const listing = index.dishes[dish];
      return listing ? [{ ...listing, score }] : [];
    }),
    terms: new Set(
      wishes.flatMap(({ kinds, words }) => (kinds.length > 0 ? kinds : words.flatMap((like) => [...like.keys()]))),
    ),
    unconfirmed: unconfirmedOf(index, wishes, scores, matched),
  };
}

/** A word or a phrase of a query: the kinds that the phrase means, and the terms that each of its words may mean. */
type Wish = { readonly kinds: readonly string[]; readonly words: readonly LikeTerms[] };
type Scores = ReadonlyMap<number, number>;

/** Takes the longest phrases first: `ice cream` is one wish, and so is `no nuts`. */
function wishesOf(index: SearchIndex, words: readonly string[]): Wish[] {
  const stems = words.map(stemOf);
  const phrases = kindsIn(stems, "typed").filter(({ from, to }) => to - from > 1);
  const wishes: Wish[] = [];
  for (let from = 0; from < words.length; ) {
    const begun = phrases.filter((phrase) => phrase.from === from);
    const to = Math.max(from + 1, ...begun.map((phrase) => phrase.to));
    const kinds = begun.filter((phrase) => phrase.to === to).map(({ kind }) => KIND_MARK + kind);
    wishes.push({ kinds, words: words.slice(from, to).map((word) => termsLike(index, word)) });
    from = to;
  }
  return wishes;
}

/**
 * How well each dish matches a wish. Of a phrase the whole counts, or all its words within a name (a garlic cheese bread is a garlic
 * bread); "no" and "nuts" apart would say the opposite of "no nuts".
 */
function scoresOf(index: SearchIndex, { kinds, words }: Wish): Scores {
  if (kinds.length === 0) return intersect(words.map((like) => scoresOfTerms(index, like)));
  const phrase = scoresOfTerms(index, new Map(kinds.map((kind) => [kind, THE_WORD])));
  const scores = new Map([...phrase].map(([dish, score]) => [dish, score * words.length]));
  if (kinds.some(avoidedBy)) return scores;
  for (const [dish, score] of intersect(words.map((like) => scoresOfTerms(index, inNames(like))))) {
    scores.set(dish, Math.max(scores.get(dish) ?? 0, score * APART));
  }
  return scores;
}

/** The same words where they stand in a dish's name. */
function inNames(like: LikeTerms): LikeTerms {
  return new Map([...like].map(([term, { likeness }]) => [term, { likeness, worthMin: WORTH.name }]));
}

function scoresOfTerms({ postings }: SearchIndex, terms: LikeTerms): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, { likeness, worthMin }] of terms) {
    const { dishes, worths } = postings.get(term) ?? { dishes: [], worths: [] };
    for (let place = 0; place < dishes.length; place += 1) {
      const dish = dishes[place] ?? 0;
      const worth = worths[place] ?? 0;
      if (worth >= worthMin && worth * likeness > (scores.get(dish) ?? 0)) scores.set(dish, worth * likeness);
    }
  }
  return scores;
}

/** The dishes that all lists have, with the sums of their scores. */
function intersect(lists: readonly Scores[]): Map<number, number> {
  const [shortest, ...others] = [...lists].sort((a, b) => a.size - b.size);
  const sums = new Map<number, number>();
  for (const [dish, score] of shortest ?? []) {
    let sum: number | undefined = score;
    for (const other of others) {
      const more = other.get(dish);
      sum = more === undefined || sum === undefined ? undefined : sum + more;
    }
    if (sum !== undefined) sums.set(dish, sum);
  }
  return sums;
}

/** The dishes that match all else and of which it is not known whether they hold what was asked to be left out. */
function unconfirmedOf(
  index: SearchIndex,
  wishes: readonly Wish[],
  scores: readonly Scores[],
  matched: Scores,
): ListedItem[] {
  const avoided = wishes.map(({ kinds }) => kinds.flatMap((kind) => avoidedBy(kind) ?? []));
  const allergens = avoided.flat();
  if (allergens.length === 0) return [];
  const others = scores.filter((_, place) => avoided[place]?.length === 0);
  return index.dishes.filter(
    ({ item }, dish) =>
      !matched.has(dish) &&
      others.every((scores) => scores.has(dish)) &&
      isSuitable(item, { diets: [], allergens }) === null,
  );
}

function avoidedBy(term: string): readonly string[] | undefined {
  return DISH_KINDS[term.slice(KIND_MARK.length)]?.avoids;
}

/** The words of a query that lead to something by themselves, for whom all of them together led to nothing. */
export function wordsThatMatch(index: SearchIndex, query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => stemsOf(word).length > 0))];
  return words.length < 2 ? [] : words.filter((word) => searchMenu(index, word).dishes.length > 0);
}
