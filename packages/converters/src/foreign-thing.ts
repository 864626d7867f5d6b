/** Normalizes a key for comparison: lower case, without spaces and punctuation. */
export function wordOf(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Tells whether a normalized key matches one of the words, also with a suffix for ids or lists, as in
 * `categoryIds` and `categoryList`.
 */
export function namesOneOf(word: string, words: readonly string[]): boolean {
  const bare = word.replace(/u?u?ids?$/, "");
  const listed = word.replace(/(?:list|array|all|data)$/, "").replace(/^(?:all|list|child|nested)/, "");
  const forms = [word, bare, `${bare}s`, bare.replace(/y$/, "ies"), listed, `${listed}s`];
  return forms.some((form) => form !== "" && words.includes(form));
}

export type Thing = { readonly [key: string]: unknown };

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function thingsOf(value: unknown): Thing[] {
  return Array.isArray(value) ? value.filter(isThing) : [];
}

/** Returns the first non-empty field that matches one of the words, in the words' order; undefined if none. */
export function fieldOf(thing: Thing, words: readonly string[]): unknown {
  return entryOf(thing, words)?.value;
}

/** Returns the first non-empty field that matches one of the words, with its key; null if none. */
export function entryOf(
  thing: Thing,
  words: readonly string[],
): { readonly key: string; readonly value: unknown } | null {
  return entriesOf(thing, words).next().value ?? null;
}

/** Yields every non-empty field that matches one of the words, in the words' order, with its key. */
export function* entriesOf(
  thing: Thing,
  words: readonly string[],
): Generator<{ key: string; value: unknown }, undefined> {
  const byWord = wordsOf(thing);
  for (const word of words) {
    const key = byWord.get(word);
    if (key !== undefined && thing[key] !== null && thing[key] !== undefined && thing[key] !== "") {
      yield { key, value: thing[key] };
    }
  }
  return undefined;
}

const known = new WeakMap<Thing, ReadonlyMap<string, string>>();

function wordsOf(thing: Thing): ReadonlyMap<string, string> {
  let words = known.get(thing);
  if (!words) {
    words = new Map(Object.keys(thing).map((key) => [wordOf(key), key]));
    known.set(thing, words);
  }
  return words;
}

/** Returns the first list that matches one of the words. Lists of objects precede lists of ids. */
export function listUnder(
  thing: Thing,
  words: readonly string[],
): { readonly key: string; readonly list: unknown[] } | null {
  let found: { key: string; list: unknown[] } | null = null;
  for (const [key, list] of Object.entries(thing)) {
    if (!Array.isArray(list) || list.length === 0 || !namesOneOf(wordOf(key), words)) continue;
    if (list.some(isThing)) return { key, list };
    found ??= { key, list };
  }
  return found;
}
