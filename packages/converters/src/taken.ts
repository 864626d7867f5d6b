/** What of a document was read into the venue, and of which things of it those are made that the reading made itself. */
export type Taken = {
  readonly prices: Set<object>;
  readonly options: Set<object>;
  readonly sources: WeakMap<object, readonly object[]>;
};

/** Begins to keep what is read. */
export function startTaking(): Taken {
  return { prices: new Set(), options: new Set(), sources: new WeakMap() };
}

/** Notes that the price, or the option, of a thing is taken over. */
export function take(kind: "prices" | "options", thing: object, taken: Taken): void {
  for (const source of taken.sources.get(thing) ?? [thing]) taken[kind].add(source);
}

/** Remembers what a thing was made of, so that what is read of it counts for those. */
export function madeOf<Made extends object>(made: Made, sources: readonly object[], taken: Taken): Made {
  taken.sources.set(
    made,
    sources.flatMap((source) => taken.sources.get(source) ?? [source]),
  );
  return made;
}
