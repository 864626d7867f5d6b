import type { VenueFile } from "../venue-file.ts";
import { nameOf } from "./list-differences.ts";
import { kindAt, RESTAURANT, type ThingKey, takeApart, thingKey } from "./things.ts";

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
  let found: { readonly thing: ThingKey; readonly steps: number } | null = null;
  let part = "";
  for (const [step, key] of keys.entries()) {
    at = (at as Record<string, unknown> | undefined)?.[key];
    if (typeof at !== "object" || at === null) break;
    if (typeof key === "string") part = key;
    if (key === RESTAURANT || key === "contact" || key === "loyalty") found = { thing: key, steps: step + 1 };
    const kind = typeof key === "number" ? kindAt(part) : null;
    if (kind !== null) found = { thing: thingKey(kind, idIn(at)), steps: step + 1 };
  }
  if (found === null) return { thing: null, name: "", path };
  const thing = takeApart(venue).get(found.thing);
  return { thing: found.thing, name: thing ? nameOf(found.thing, thing) : "", path: format(keys.slice(found.steps)) };
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
