import { m } from "@comptoir/messages";

export type Words = () => string;

export type Topic =
  | "who"
  | "hours"
  | "ordering"
  | "tables"
  | "delivery"
  | "payment"
  | "tax"
  | "acceptance"
  | "board"
  | "catering"
  | "loyalty"
  | "alcohol"
  | "school"
  | "looks"
  | "programmes";

export type TextMode = "text" | "numeric" | "decimal" | "email" | "tel" | "url";

/** How a value is edited. Texts are sent as typed: the schema of venue files parses them. */
export type Control =
  | { readonly kind: "text"; readonly mode: TextMode }
  /** `ratio`: width over height of the part that is shown; null: the whole picture. */
  | { readonly kind: "picture"; readonly ratio: number | null }
  | { readonly kind: "lines" | "time" | "date" | "color" | "pair" }
  /** A rate (`0.13`), which is shown and typed in percent (`13`). */
  | { readonly kind: "percent" }
  /** A charge (`18%`, `5.00$`), which is shown and typed in the form of the page's language. */
  | { readonly kind: "charge" }
  /** The place of an entry in the list of a neighbouring field, from 0 on. */
  | { readonly kind: "entryOf"; readonly list: string; readonly entry: (value: unknown) => string }
  /** `isOn`: what an absent value means. */
  | { readonly kind: "flag"; readonly isOn: boolean }
  | {
      readonly kind: "choice";
      readonly options: readonly { readonly value: string; readonly words: Words }[];
      /** What holds without a choice. */
      readonly unset: Words;
    }
  | { readonly kind: "group"; readonly fields: readonly Field[] }
  /** Words of the restaurant's other language, in an object by language. */
  | { readonly kind: "translations"; readonly fields: readonly Field[] }
  | {
      readonly kind: "list";
      /** What one entry is called. */
      readonly one: Words;
      readonly add: Words;
      /** A new entry, after the entries that are there. */
      readonly blank: (entries: readonly unknown[]) => unknown;
      readonly entry: Control;
    }
  /** Texts by name, such as tax numbers. */
  | { readonly kind: "pairs"; readonly add: Words; readonly name: Words; readonly value: Words };

export type Field = {
  readonly name: string;
  readonly words: Words;
  readonly hint?: Words;
  readonly control: Control;
};

/** A setting: a field of `restaurant`, `contact` or `loyalty`. A setting in a group is named as `order_options.ages`. */
export type Setting = Omit<Field, "name"> & {
  readonly topic: Topic;
  readonly thing: "restaurant" | "contact" | "loyalty";
  readonly field: string;
};

export const text = (mode: TextMode = "text"): Control => ({ kind: "text", mode });
export const picture = (ratio: number | null): Control => ({ kind: "picture", ratio });
export const lines = (): Control => ({ kind: "lines" });
export const flag = (isOn = false): Control => ({ kind: "flag", isOn });
export const time = (): Control => ({ kind: "time" });
export const date = (): Control => ({ kind: "date" });
export const color = (): Control => ({ kind: "color" });
export const percent = (): Control => ({ kind: "percent" });
/** Two numbers, the smaller first. */
export const pair = (): Control => ({ kind: "pair" });
export const choice = (
  options: readonly { readonly value: string; readonly words: Words }[],
  unset: Words = m.studio_set_unset,
): Control => ({ kind: "choice", options, unset });
export const charge = (): Control => ({ kind: "charge" });
export const entryOf = (list: string, entry: (value: unknown) => string): Control => ({ kind: "entryOf", list, entry });
/** Options whose names are the same in every language. */
export const named = (values: readonly string[]) => values.map((value) => ({ value, words: () => value }));
export const group = (fields: readonly Field[]): Control => ({ kind: "group", fields });
export const translations = (fields: readonly Field[]): Control => ({ kind: "translations", fields });
export const list = (words: { readonly one: Words; readonly add: Words }, blank: unknown, entry: Control): Control => ({
  kind: "list",
  ...words,
  blank: (entries) => (typeof blank === "function" ? blank(entries) : blank),
  entry,
});
export const pairs = (add: Words, name: Words, value: Words): Control => ({ kind: "pairs", add, name, value });
