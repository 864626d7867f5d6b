import { type Id, MAX_ID_LENGTH } from "@comptoir/ordering";
import { z } from "zod";
import { RESERVED_SLUGS } from "../reserved-slugs.ts";
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from "../slug.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault, type Reading } from "./findings.ts";
import { formatPath, type JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";

/** The kinds of objects with ids. An id is unique within its kind and restaurant. venue#file-ids. */
export type Kind =
  | "menu group"
  | "menu"
  | "section"
  | "item"
  | "option group"
  | "option value"
  | "announcement"
  | "price rule"
  | "rotation"
  | "event"
  | "event suite";

const ID_TEXT = new RegExp(`^[\\p{L}\\p{N}_][\\p{L}\\p{N} ._:~@+=-]{0,${MAX_ID_LENGTH - 1}}$`, "u");
/** Ids that would pollute the prototype of an object keyed by id. */
const FORBIDDEN_IDS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
export const idAnswer = z.union([z.number(), z.string()]);

/** Parses a reference to another object's id, without registering it. */
export const reference = leaf<Id>({
  expected: EXPECTED.id,
  file: z.union([z.int().min(0), z.string().regex(ID_TEXT)]),
  answer: idAnswer,
  read: (value, path, reading) => {
    if (!isUsableId(value)) addFault(reading, path, WRONG.not(value, EXPECTED.id));
    return value as Id;
  },
});

/** Parses the id of an object. Rejects duplicates within its kind; 12 and "12" are equal. venue#file-ids. */
export function idOf(kind: Kind): Leaf<Id> {
  return leaf({
    ...reference.traits,
    read: (value, path, reading) => {
      const id = reference.traits.read(value, path, reading);
      if (isUsableId(id)) claim(`${kind} id`, id, path, reading);
      return id;
    },
  });
}

/**
 * Parses a text that must be unique in its `register`, such as a discount code. `keyOf` normalizes it as
 * lookups do.
 */
export function unclaimed(
  register: string,
  { traits }: Leaf<string>,
  keyOf: (text: string) => string = (text) => text,
): Leaf<string> {
  return leaf({
    ...traits,
    read: (value, path, reading) => {
      const text = traits.read(value, path, reading);
      if (text !== "") claim(register, text, path, reading, keyOf(text));
      return text;
    },
  });
}

/** Returns the file's ids or slugs of a kind, which generated ones must not equal. */
export function takenTexts(reading: Reading, register: `${Kind} ${"id" | "slug"}`): Set<string> {
  return new Set(reading.taken.get(register)?.keys());
}

export function isUsableId(value: unknown): value is Id {
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0;
  return typeof value === "string" && ID_TEXT.test(value) && !FORBIDDEN_IDS.has(value);
}

function claim(register: string, value: Id, path: JsonPath, reading: Reading, key = String(value)): void {
  const taken = reading.taken.get(register) ?? new Map<string, JsonPath>();
  reading.taken.set(register, taken);
  const earlier = taken.get(key);
  if (earlier) addFault(reading, path, WRONG.taken(value, formatPath(earlier)));
  else taken.set(key, path);
}

const slug = leaf({
  expected: EXPECTED.slug,
  file: z.string().regex(SLUG_PATTERN).max(MAX_SLUG_LENGTH),
  answer: z.string(),
  read: (value, path, reading) => {
    const isText = typeof value === "string";
    if (isText && value.length > MAX_SLUG_LENGTH) {
      addFault(reading, path, WRONG.tooLong(value.length, MAX_SLUG_LENGTH));
      return "";
    }
    if (isText && SLUG_PATTERN.test(value)) return value;
    addFault(reading, path, WRONG.not(value, EXPECTED.slug));
    return "";
  },
});

/** Parses a slug, and rejects duplicates within its kind. */
export function slugFor(kind: Kind): Leaf<string> {
  return unclaimed(`${kind} slug`, slug);
}

/** Parses a restaurant's slug; rejects the first segments of the site's own URLs. */
export const restaurantSlug = leaf({
  ...slug.traits,
  documented: { not: { enum: [...RESERVED_SLUGS] } },
  read: (value, path, reading) => {
    if (typeof value === "string" && RESERVED_SLUGS.has(value.toLowerCase().replaceAll(".", "-"))) {
      addFault(reading, path, WRONG.reserved(value));
    }
    return slug.traits.read(value, path, reading);
  },
});
