import type { DraftChangeData } from "@comptoir/contract";

/** Kinds whose new things count with the dish that they are in. */
const PART_OF_A_DISH = /^option_(?:group|value):/;
const NESTED_AT_MOST = 100;

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
  const wholeOf = (thing: string) => {
    let whole = thing;
    // Options nest a few levels. Things within each other are a fault of the draft, which the review names.
    for (let level = 0; level < NESTED_AT_MOST && parents.has(whole); level += 1) whole = parents.get(whole) ?? whole;
    return whole;
  };
  return new Set(changes.map(({ thing, field }) => (thing === "restaurant" ? `${thing} ${field}` : wholeOf(thing))))
    .size;
}
