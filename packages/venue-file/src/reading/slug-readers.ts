import { RESERVED_SLUGS } from "../reserved-slugs.ts";
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from "../slug.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { type Kind, unclaimed } from "./id-readers.ts";
import type { Reader } from "./reader.ts";

const slug: Reader<string> = {
  expected: EXPECTED.slug,
  schema: { type: "string", pattern: SLUG_PATTERN.source, maxLength: MAX_SLUG_LENGTH },
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
};

/** Reads the slug of a thing, and refuses one that another of its kind has. */
export function slugFor(kind: Kind): Reader<string> {
  return unclaimed(`${kind} slug`, slug);
}

/** Reads the slug of a restaurant, which stands at the root of the site beside the product's own addresses. */
export const restaurantSlug: Reader<string> = {
  expected: EXPECTED.slug,
  schema: { ...slug.schema, not: { enum: [...RESERVED_SLUGS] } },
  read: (value, path, reading) => {
    if (typeof value === "string" && RESERVED_SLUGS.has(value.toLowerCase().replaceAll(".", "-"))) {
      addFault(reading, path, WRONG.reserved(value));
    }
    return slug.read(value, path, reading);
  },
};
