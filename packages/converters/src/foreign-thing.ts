/** The key as it is compared. */
export function wordOf(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Tells whether a key names one of the words, as it is, as ids or as a list: `category_ids`, `categoryId` and `categoryList`
 * name "categories", `childCustomizationList` names "customizations".
 */
export function namesOneOf(word: string, words: readonly string[]): boolean {
  const bare = word.replace(/u?u?ids?$/, "");
  const listed = word.replace(/(?:list|array|all|data)$/, "").replace(/^(?:all|list|child|nested)/, "");
  const forms = [word, bare, `${bare}s`, bare.replace(/y$/, "ies"), listed, `${listed}s`];
  return forms.some((form) => form !== "" && words.includes(form));
}

/** An object of a foreign file. */
export type Thing = { readonly [key: string]: unknown };

/** Tells whether a value is an object of a foreign file. */
export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is no list. */
export function thingsOf(value: unknown): Thing[] {
  return Array.isArray(value) ? value.filter(isThing) : [];
}

/** The first field of a thing that one of the words names, in the order of the words; undefined when there is none. */
export function fieldOf(thing: Thing, words: readonly string[]): unknown {
  return entryOf(thing, words)?.value;
}

/** The same with the key as the file writes it. */
export function entryOf(
  thing: Thing,
  words: readonly string[],
): { readonly key: string; readonly value: unknown } | null {
  return entriesOf(thing, words).next().value ?? null;
}

/** All fields of a thing that one of the words names, with their keys, in the order of the words. */
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

/** The list that stands in a thing under one of the words; one of things goes before one of ids. */
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
