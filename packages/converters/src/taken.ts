/**
 * The converted prices and options of a document. `sources` maps objects that the reader built to the
 * originals.
 */
export type Taken = {
  readonly prices: Set<object>;
  readonly options: Set<object>;
  readonly sources: WeakMap<object, readonly object[]>;
};

/** Creates an empty record of conversions. */
export function startTaking(): Taken {
  return { prices: new Set(), options: new Set(), sources: new WeakMap() };
}

/** Records that an object's price or option was converted. */
export function take(kind: "prices" | "options", thing: object, taken: Taken): void {
  for (const source of taken.sources.get(thing) ?? [thing]) taken[kind].add(source);
}

/** Records the sources of a built object, so that its conversion counts as theirs. Returns the object. */
export function madeOf<Made extends object>(made: Made, sources: readonly object[], taken: Taken): Made {
  taken.sources.set(
    made,
    sources.flatMap((source) => taken.sources.get(source) ?? [source]),
  );
  return made;
}
