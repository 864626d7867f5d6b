import { type Id, MAX_ID_LENGTH } from "@comptoir/ordering";
import { z } from "zod";
import { RESERVED_SLUGS } from "../reserved-slugs.ts";
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from "../slug.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault, type Reading } from "./findings.ts";
import { formatPath, type JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";

/** The kinds of things that have ids; an id is unique among its kind in a restaurant. venue#file-ids. */
export type Kind =
  | "menu group"
  | "menu"
  | "section"
  | "item"
  | "option group"
  | "option value"
  | "announcement"
  | "rotation"
  | "event"
  | "event suite";

const ID_TEXT = new RegExp(`^[\\p{L}\\p{N}_][\\p{L}\\p{N} ._:~@+=-]{0,${MAX_ID_LENGTH - 1}}$`, "u");
/** As ids, these would change the prototypes of objects that are kept by id. */
const FORBIDDEN_IDS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** An id as calls answer it. */
export const idAnswer = z.union([z.number(), z.string()]);

/** Reads an id of another thing, without claiming it. */
export const reference = leaf<Id>({
  expected: EXPECTED.id,
  file: z.union([z.int().min(0), z.string().regex(ID_TEXT)]),
  answer: idAnswer,
  read: (value, path, reading) => {
    if (!isUsableId(value)) addFault(reading, path, WRONG.not(value, EXPECTED.id));
    return value as Id;
  },
});

/** Reads the id of a thing, and refuses one that another of its kind has: 12 and "12" are the same. venue#file-ids. */
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
 * Reads a text that no other of its register may have: the code of a discount, the identifier of a member. `keyOf` gives all
 * spellings the same key that a look-up takes for the same.
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

/** The texts of a kind that the file itself gives, so that none is made that collides with them. */
export function takenTexts(reading: Reading, register: `${Kind} ${"id" | "slug"}`): Set<string> {
  return new Set(reading.taken.get(register)?.keys());
}

/** Tells whether a value can be an id. */
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

/** Reads the slug of a thing, and refuses one that another of its kind has. */
export function slugFor(kind: Kind): Leaf<string> {
  return unclaimed(`${kind} slug`, slug);
}

/** Reads the slug of a restaurant, which stands at the root of the site beside the product's own addresses. */
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
