import { z } from "zod";
import { RESERVED_SLUGS } from "../reserved-slugs.ts";
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from "../slug.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { type Kind, unclaimed } from "./id-readers.ts";
import { type Leaf, leaf } from "./schema-types.ts";

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
