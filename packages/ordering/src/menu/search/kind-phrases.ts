import { DISH_KINDS } from "./dish-kinds.ts";
import { RIGHT_WORDS } from "./right-words.ts";
import { stemOf, wordsOf } from "./search-words.ts";

/**
 * The source of a text, which decides which words of a kind count: `typed` is a query, `heading` a section's
 * or menu's name.
 */
export type WordRole = "typed" | "heading" | "name" | "text";

/**
 * A kind found in a text, and the range of its words (`to` exclusive). `isExample` tells that an example such
 * as lager named it.
 */
export type KindFound = {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly isExample: boolean;
};

type Told = { readonly kind: string; readonly by: "words" | "headings" | "over" | "names" | "not" };

const TELLING: Readonly<Record<WordRole, readonly Told["by"][]>> = {
  typed: ["words", "headings"],
  heading: ["words", "headings", "over"],
  name: ["words", "names"],
  text: ["words"],
};

/** Maximum number of words in a phrase of `DISH_KINDS`. */
const PHRASE_WORDS_MAX = 3;

let kindsByPhrase: ReadonlyMap<string, readonly Told[]> | undefined;

/** Returns the kinds that a phrase of stems indicates; parses `DISH_KINDS` lazily, at the first search. */
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

/** Returns the phrases that indicate a kind in a query, as spelled in `DISH_KINDS`. */
export function typedPhrases(): { readonly text: string; readonly kind: string }[] {
  return Object.entries(DISH_KINDS).flatMap(([kind, { words, headings }]) =>
    [words, headings].flatMap((texts) => texts?.split(", ") ?? []).map((text) => ({ text, kind })),
  );
}

/** Tells whether a stem is a word of food, spelled right. It is then not corrected to another word. */
export function isRightWord(stem: string): boolean {
  return toldBy(stem).length > 0 || rightStems().has(stem);
}

let rightStemsRead: ReadonlySet<string> | undefined;

function rightStems(): ReadonlySet<string> {
  rightStemsRead ??= new Set(stemsOf(RIGHT_WORDS));
  return rightStemsRead;
}

/** Finds the kinds that the stems of a text indicate; "beer" in root beer is excepted. */
export function kindsIn(stems: readonly string[], role: WordRole): KindFound[] {
  return readKindsOf(stems, role).found;
}

/** Returns the indexes of words within an exception, such as "beer" in root beer. */
export function exceptedWordsIn(stems: readonly string[]): ReadonlySet<number> {
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
        const place = { kind, from, to, isExample: by === "names" };
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

export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => stemOf(word.text));
}
