/** Shorter searches are words that are still being typed. */
const LETTERS_MIN = 3;
const LENGTH_MAX = 40;
const WORDS_MAX = 4;
/** More digits are a telephone number, a member number or a card, not a dish. */
const DIGITS_MAX = 3;
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}\s'’&%-]/u;

/**
 * Returns the words of a search in the form in which they are counted: lower case, single spaces. Null if they are not
 * counted, because they are too short or too long, or could name a person: an address, a number, a sentence.
 * insight#missed-searches.
 */
export function normalizeMissedSearch(query: string): string | null {
  const words = query.normalize("NFC").toLowerCase().replaceAll("’", "'").trim().split(/\s+/u);
  const text = words.join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (letters < LETTERS_MIN || text.length > LENGTH_MAX || words.length > WORDS_MAX) return null;
  return digits > DIGITS_MAX || OTHER_SIGNS.test(text) ? null : text;
}

/** How often some words found nothing on some days, and on the day with the most. A network counts once a day. */
export type MissedSearch = { readonly words: string; readonly times: number; readonly mostOnADay: number };

/** Fewer searches could be one person's. */
const SHOWN_FROM = 3;
const NETWORKS_ON_A_DAY = 2;

/**
 * Splits missed searches into those that a manager sees, most frequent first, and the number of all others. Words are
 * shown from three searches on, of which two came from different networks on one day: a single visitor cannot put words
 * on the screen. insight#shown-searches.
 */
export function shownSearches(missed: readonly MissedSearch[]): {
  readonly shown: readonly MissedSearch[];
  readonly hiddenTimes: number;
} {
  const isShown = ({ times, mostOnADay }: MissedSearch) => times >= SHOWN_FROM && mostOnADay >= NETWORKS_ON_A_DAY;
  const shown = missed.filter(isShown).sort((a, b) => b.times - a.times || (a.words < b.words ? -1 : 1));
  const hiddenTimes = missed.reduce((sum, search) => sum + (isShown(search) ? 0 : search.times), 0);
  return { shown, hiddenTimes };
}
