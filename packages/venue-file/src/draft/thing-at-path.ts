import type { VenueFile } from "../venue-file.ts";
import { nameOf } from "./list-differences.ts";
import { kindAt, type ThingKey, type ThingKind, thingKey } from "./things.ts";

/** The thing that a path leads to, its name, and the rest of the path within it. */
export type ThingAtPath = { readonly thing: ThingKey | null; readonly name: string; readonly path: string };

/**
 * Finds the thing of a fault or warning by its path, such as `menus[0].items[5].price`: the dish, and `price`. A path that
 * leads to no thing is returned whole.
 */
export function thingAtPath(venue: VenueFile, path: string): ThingAtPath {
  const keys = [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index ? Number(index) : (name ?? ""),
  );
  let at: unknown = venue;
  let found: {
    readonly kind: ThingKind;
    readonly thing: ThingKey;
    readonly data: object;
    readonly steps: number;
  } | null = null;
  let part = "";
  for (const [step, key] of keys.entries()) {
    at = (at as Record<string, unknown> | undefined)?.[key];
    if (typeof at !== "object" || at === null) break;
    if (typeof key === "string") part = key;
    const here = { data: at, steps: step + 1 };
    if (key === "restaurant" || key === "contact" || key === "loyalty") found = { kind: key, thing: key, ...here };
    const kind = typeof key === "number" ? kindAt(part) : null;
    if (kind !== null) found = { kind, thing: thingKey(kind, idIn(at)), ...here };
  }
  if (found === null) return { thing: null, name: "", path };
  const { kind, thing, data, steps } = found;
  const name = nameOf(thing, { kind, fields: data as Readonly<Record<string, unknown>> });
  return { thing, name, path: format(keys.slice(steps)) };
}

function idIn(data: unknown): unknown {
  const { id, code, identifier } = data as Record<string, unknown>;
  return id ?? code ?? identifier;
}

function format(keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    "",
  );
}
