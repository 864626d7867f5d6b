/** A path within a field: the keys of objects and the numbers of lists. */
export type Path = readonly (string | number)[];

/** Returns the value at a path; undefined if it is absent. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at !== "object" || at === null) return undefined;
    return (at as Record<string | number, unknown>)[key];
  }, value);
}

/**
 * Returns a value with another one at a path; null removes it. An object that becomes empty is removed too, and so is a list
 * without entries; an entry of a list stays until it is removed itself.
 */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === "number") return withEntryAt(value, key, rest, next);
  const { [key]: before, ...others } = asObject(value);
  const after = withValueAt(before, rest, next);
  const changed = after === null ? others : { ...asObject(value), [key]: after };
  return Object.keys(changed).length === 0 ? null : changed;
}

function withEntryAt(value: unknown, at: number, rest: Path, next: unknown): unknown {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if (rest.length === 0 && next === null) return orNull(entries.toSpliced(at, 1));
  const entry = withValueAt(entries[at], rest, next);
  return entries.toSpliced(at, 1, entry ?? (typeof entries[at] === "object" ? {} : ""));
}

function orNull(entries: readonly unknown[]): readonly unknown[] | null {
  return entries.length === 0 ? null : entries;
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Formats a path below a field as the API does: `[2].start_time`. */
export function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : /^[A-Za-z_][\w-]*$/.test(key) ? `.${key}` : `["${key}"]`))
    .join("");
}
