import { DISH_KINDS } from "./dish-kinds.ts";
import { stemOf, wordsOf } from "./search-words.ts";

/** Where words stand decides which of them tell a kind: `typed` in a query, `heading` over dishes, `name`, or any other `text`. */
export type WordRole = "typed" | "heading" | "name" | "text";

/** A kind that words tell, and which of them: from the first, up to but without the last. */
export type KindFound = {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly isSpecimen: boolean;
};

type Told = { readonly kind: string; readonly by: "words" | "headings" | "over" | "names" | "not" };

const TELLING: Readonly<Record<WordRole, readonly Told["by"][]>> = {
  typed: ["words", "headings"],
  heading: ["words", "headings", "over"],
  name: ["words", "names"],
  text: ["words"],
};

/** No phrase of the data has more words. */
const PHRASE_WORDS_MAX = 3;

let kindsByPhrase: ReadonlyMap<string, readonly Told[]> | undefined;

/** What a phrase of the data tells, by its stems. The data is read when the first search needs it. */
function toldBy(phrase: string): readonly Told[] {
  kindsByPhrase ??= readKinds();
  return kindsByPhrase.get(phrase) ?? [];
}

function readKinds(): ReadonlyMap<string, readonly Told[]> {
  const kinds = new Map<string, Told[]>();
  for (const [kind, words] of Object.entries(DISH_KINDS)) {
    for (const by of ["words", "headings", "over", "names", "not"] as const) {
      for (const text of words[by]?.split(", ") ?? []) {
        const phrase = stemsOf(text).join(" ");
        const told = kinds.get(phrase);
        if (told) told.push({ kind, by });
        else kinds.set(phrase, [{ kind, by }]);
      }
    }
  }
  return kinds;
}

/** The phrases of the data that mean something when they are typed, as they are written there. */
export function typedPhrases(): { readonly text: string; readonly kind: string }[] {
  return Object.entries(DISH_KINDS).flatMap(([kind, { words, headings }]) =>
    [words, headings].flatMap((texts) => texts?.split(", ") ?? []).map((text) => ({ text, kind })),
  );
}

/** Whether a word, by its stem, is spelled as the data knows it, so that no slip in it need be forgiven. */
export function isKnownWord(stem: string): boolean {
  return toldBy(stem).some(({ by }) => by === "words" || by === "headings");
}

/** Finds the kinds that a text tells by its stems. What belongs to something else, such as root beer to beer, tells nothing. */
export function kindsIn(stems: readonly string[], role: WordRole): KindFound[] {
  return readKindsOf(stems, role).found;
}

/** The places of the words that belong to something else than what they say: the beer of a root beer. */
export function borrowedWordsIn(stems: readonly string[]): ReadonlySet<number> {
  return new Set(
    readKindsOf(stems, "text").excepted.flatMap(({ kind, from, to }) =>
      stems.flatMap((stem, place) => (from <= place && place < to && isWordOf(stem, kind) ? [place] : [])),
    ),
  );
}

function isWordOf(stem: string, kind: string): boolean {
  return toldBy(stem).some((told) => told.kind === kind && told.by === "words");
}

function readKindsOf(stems: readonly string[], role: WordRole) {
  const found: KindFound[] = [];
  const excepted: KindFound[] = [];
  for (let from = 0; from < stems.length; from += 1) {
    let phrase = "";
    for (let to = from + 1; to <= Math.min(from + PHRASE_WORDS_MAX, stems.length); to += 1) {
      phrase = phrase === "" ? (stems[from] ?? "") : `${phrase} ${stems[to - 1]}`;
      for (const { kind, by } of toldBy(phrase)) {
        const place = { kind, from, to, isSpecimen: by === "names" };
        if (by === "not") excepted.push(place);
        else if (TELLING[role].includes(by)) found.push(place);
      }
    }
  }
  if (excepted.length === 0) return { found, excepted };
  const own = found.filter(
    ({ kind, from, to }) => !excepted.some((not) => not.kind === kind && not.from <= from && to <= not.to),
  );
  return { found: own, excepted };
}

/** The stems of a text's words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => stemOf(word.text));
}
