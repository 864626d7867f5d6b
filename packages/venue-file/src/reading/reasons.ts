import { safe } from "../clean-text.ts";

/** What is wrong with a value, and what its field expects, in English. */
export type Wrong = { readonly wrong: string; readonly expected: string };

type Words = string | Wrong;
type Wording = Words | ((...values: never) => Words);

/** The key of a sentence and its values: what it says, apart from a language. */
export type ReasonOf<Table> = {
  [Key in keyof Table & string]: {
    readonly key: Key;
    readonly values: Table[Key] extends (...values: infer Values) => unknown ? Values : readonly [];
  };
}[keyof Table & string];

type Said<Text> = (Text extends string ? { readonly message: string } : Wrong) & {
  readonly reason: { readonly key: string; readonly values: readonly unknown[] };
};
type Reasoned<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (...values: infer Values) => infer Text
    ? (...values: Values) => Said<Text>
    : Said<Table[Key]>;
};

/** Gives each sentence of a table its reason: its key, and the values that it was called with. */
export function withReasons<Table extends Record<string, Wording>>(table: Table): Reasoned<Table> {
  const entries = Object.entries(table).map(([key, wording]) => {
    if (typeof wording !== "function") return [key, said(wording, key, [])];
    return [key, (...values: never) => said(wording(...values), key, values)];
  });
  return Object.fromEntries(entries) as Reasoned<Table>;
}

function said(words: Words, key: string, values: readonly unknown[]) {
  const reason = { key, values: values.map(abridge) };
  return typeof words === "string" ? { message: words, reason } : { ...words, reason };
}

/** Abridges a value of the file, because reasons are kept: a long list or an object is shown by its kind only. */
function abridge(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, 2000);
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return {};
  return value.length < 9 && value.every((each) => typeof each !== "object") ? value.map(abridge) : [];
}

/** The keys of words that were made by `withKeys`, by the words. Only schemas make them, so they are few. */
export const keysOfWords = new Map<string, { readonly key: string; readonly values: readonly unknown[] }>();

/** Notes the key of each of a table's words, and of those that its functions make. */
export function withKeys<Table extends Record<string, string | ((...values: never) => string)>>(table: Table): Table {
  const note = (words: string, key: string, values: readonly unknown[]) => {
    keysOfWords.set(words, { key, values });
    return words;
  };
  const entries = Object.entries(table).map(([key, words]) => {
    if (typeof words !== "function") return [key, note(words, key, [])];
    return [key, (...values: never) => note(words(...values), key, values)];
  });
  return Object.fromEntries(entries) as Table;
}

/** Shows a text, number, flag or nothing, shortened and escaped. */
export function showText(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return safe(text.length > 48 ? `${text.slice(0, 44)}…"` : text);
}
