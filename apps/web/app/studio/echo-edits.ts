import type { Edits } from "./draft-context.tsx";
import { newThing } from "./new-thing.ts";

/** The things that are to stay equal to a thing, by its key. */
export type Twins = Map<string, readonly string[]>;

/**
 * Repeats edits on the twins of their things, as parts of the same act. A new thing gets a new twin in each twin of its parent,
 * which `twins` then has.
 */
export function echoEdits(twins: Twins, edits: Edits): Edits {
  for (const { thing, field, value } of edits) {
    if (field !== "under" || typeof value !== "string" || twins.has(thing)) continue;
    const parents = twins.get(value);
    if (parents)
      twins.set(
        thing,
        parents.map(() => newThing(thing.split(":", 1)[0] ?? "")),
      );
  }
  return edits.flatMap((edit) => [
    edit,
    ...(twins.get(edit.thing) ?? []).map((thing, index) => {
      const parent =
        edit.field === "under" && typeof edit.value === "string" ? twins.get(edit.value)?.[index] : undefined;
      return { ...edit, thing, value: parent ?? edit.value };
    }),
  ]);
}
