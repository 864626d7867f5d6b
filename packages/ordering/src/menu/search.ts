import type { Locale } from "../venue/locale.ts";
import { localizedText } from "../venue/localized-text.ts";
import type { Menu } from "./menu.ts";
import type { ListedItem } from "./menu-index.ts";
import { slips } from "./typing-slips.ts";
import { listedItems } from "./walk-menu.ts";

type Word = { readonly text: string; readonly weight: number };
type Entry = { readonly listing: ListedItem; readonly words: readonly Word[] };

/** The words of a restaurant's dishes in one locale, made ready for searching. Build it once for each menu and locale. */
export type SearchIndex = { readonly entries: readonly Entry[] };

/** What a word is worth by where it stands: a dish's name says more than its description, and that than its ingredients. */
const FIELD_WEIGHTS = { name: 8, description: 3, ingredients: 2 } as const;

/** Makes the dishes of menus ready for searching, each once however many menus it stands on. */
export function indexForSearch(menus: readonly Menu[], locale: Locale): SearchIndex {
  const entries = new Map<string, Entry>();
  for (const listing of listedItems(menus)) {
    const key = String(listing.item.id);
    if (!entries.has(key)) entries.set(key, { listing, words: wordsOf(listing, locale) });
  }
  return { entries: [...entries.values()] };
}

function wordsOf({ item }: ListedItem, locale: Locale): Word[] {
  const words = new Map<string, number>();
  for (const field of ["name", "description", "ingredients"] as const) {
    for (const text of splitWords(localizedText(item, field, locale))) {
      words.set(text, Math.max(words.get(text) ?? 0, FIELD_WEIGHTS[field]));
    }
  }
  return [...words].map(([text, weight]) => ({ text, weight }));
}

/**
 * Finds the dishes that hold every word of a query, the best first. Accents and capitals make no difference; the last
 * word may be unfinished, and a word of four letters or more may have a typing slip, one of eight or more two. A search
 * without words finds nothing, for the page to show the whole menu instead.
 */
export function searchMenu({ entries }: SearchIndex, query: string): ListedItem[] {
  const wanted = splitWords(query).slice(0, 8);
  if (wanted.length === 0) return [];
  const found: { listing: ListedItem; score: number }[] = [];
  for (const { listing, words } of entries) {
    const scores = wanted.map((word) => bestScore(word, words));
    if (scores.every((score) => score > 0))
      found.push({ listing, score: scores.reduce((sum, score) => sum + score, 0) });
  }
  return found.sort((a, b) => b.score - a.score).map(({ listing }) => listing);
}

/** A whole word counts most, then its beginning, then a slip in it, then a slip in its beginning. */
function bestScore(wanted: string, words: readonly Word[]): number {
  let best = 0;
  for (const { text, weight } of words) best = Math.max(best, weight * likeness(wanted, text));
  return best;
}

function likeness(wanted: string, word: string): number {
  if (word === wanted) return 10;
  if (word.startsWith(wanted)) return 7;
  if (wanted.length >= 4 && word.includes(wanted)) return 4;
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  if (allowed === 0) return 0;
  const found = slips(wanted, word, allowed);
  if (found <= allowed) return 5 - found;
  // The diner may still be typing: what is typed so far is compared with as much of the word.
  return slips(wanted, word.slice(0, wanted.length), allowed) <= allowed ? 2 : 0;
}

/** Splits a text into words without accents or capitals; `œ` is written out, and an apostrophe divides. */
export function splitWords(text: string): string[] {
  const folded = text.toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").normalize("NFD").replace(/\p{M}/gu, "");
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
