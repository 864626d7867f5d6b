import type { DraftChangeData } from "@comptoir/contract";

/** Kinds whose new things count with the dish that they are in. */
const PART_OF_A_DISH = /^option_(?:group|value):/;

/**
 * Counts the changes of a draft as a person does: several fields of a dish are one change, and a new dish is one with all its
 * options; each setting is one. studio#draft-counted.
 */
export function countChanged(changes: readonly Pick<DraftChangeData, "thing" | "field" | "was" | "value">[]): number {
  const parents = new Map(
    changes.flatMap(({ thing, field, was, value }) =>
      field === "under" && was === null && typeof value === "string" && PART_OF_A_DISH.test(thing)
        ? [[thing, value] as const]
        : [],
    ),
  );
  // A thing that leads back to itself is a fault of the draft, which the review names.
  const wholeOf = (thing: string, depth = 0): string => {
    const parent = parents.get(thing);
    return parent === undefined || depth > parents.size ? thing : wholeOf(parent, depth + 1);
  };
  return new Set(changes.map(({ thing, field }) => (thing === "restaurant" ? `${thing} ${field}` : wholeOf(thing))))
    .size;
}
