/** The converted prices and options. `sources` maps an object that the reader built to its originals. */
export type Taken = {
  readonly prices: Set<object>;
  readonly options: Set<object>;
  readonly sources: WeakMap<object, readonly object[]>;
};

export function startTaking(): Taken {
  return { prices: new Set(), options: new Set(), sources: new WeakMap() };
}

/** Counts an object's price or option as converted. */
export function take(kind: "prices" | "options", thing: object, taken: Taken): void {
  for (const source of taken.sources.get(thing) ?? [thing]) taken[kind].add(source);
}

/** Records the sources of a built object, whose conversion then counts as theirs. Returns the object. */
export function madeOf<Made extends object>(made: Made, sources: readonly object[], taken: Taken): Made {
  taken.sources.set(
    made,
    sources.flatMap((source) => taken.sources.get(source) ?? [source]),
  );
  return made;
}
