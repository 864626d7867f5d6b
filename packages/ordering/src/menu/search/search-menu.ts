import { isSuitable } from "../filters.ts";
import type { ListedItem } from "../menu-index.ts";
import { DISH_KINDS } from "./dish-kinds.ts";
import { kindsIn, stemsOf } from "./kind-phrases.ts";
import { KIND_MARK, type SearchIndex, WORTH } from "./search-index.ts";
import { stemOf, typedWordsOf } from "./search-words.ts";
import { type LikeTerms, THE_WORD, termsLike } from "./terms-like.ts";

export type RankedDish = ListedItem & { readonly score: number };

export type FoundDishes = {
  /** The matching dishes, best first; ties keep the menu's order. */
  readonly dishes: readonly RankedDish[];
  /** The matched terms; `markWords` highlights them. */
  readonly terms: ReadonlySet<string>;
  /** Dishes that match except for their unknown allergens; the page shows their number. law#unconfirmed-allergens. */
  readonly unconfirmed: readonly ListedItem[];
};

/** Factor for a phrase whose words are not adjacent. */
const APART = 0.7;
/** Maximum number of words in a query; further words are ignored. */
const WORDS_MAX = 8;

/**
 * Finds the dishes that match every word of a query, in either language. Whole words rank before prefixes,
 * and typos are corrected only if nothing else matches. A query without words finds nothing. menu#search.
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

/** A word or phrase of a query: the kinds that it indicates, and the possible terms of each word. */
type Wish = { readonly kinds: readonly string[]; readonly words: readonly LikeTerms[] };
type Scores = ReadonlyMap<number, number>;

/** Splits a query into words and phrases such as `ice cream` or `no nuts`; a longer phrase takes precedence. */
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
 * Scores the dishes for a word or phrase. A phrase matches as a whole, or by all its words within a name. A
 * free-from phrase matches only as a whole, because "nuts" alone means the opposite.
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

/** Restricts terms to matches in a dish's name. */
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

/** Returns the dishes that are in all lists, with the sums of their scores. */
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

/** Returns the dishes that match every other word, but whose avoided allergens are unknown. */
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

/** Returns the words of a query that each match some dish, to suggest when the whole query finds nothing. */
export function wordsThatMatch(index: SearchIndex, query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => stemsOf(word).length > 0))];
  return words.length < 2 ? [] : words.filter((word) => searchMenu(index, word).dishes.length > 0);
}
