import { safe } from "../clean-text.ts";

/** Where in a document something stands: the key or index in its parent. The document itself is `null`. */
export type Place = { readonly parent: Place | null; readonly key: string | number } | null;

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** The place of a field or a list's entry. */
export function placeIn(parent: Place, key: string | number): Place {
  return { parent, key };
}

/** Writes a place as people read it: `menus[2].items[5].price`. Odd keys are quoted, so that no key can pretend to be a path. */
export function formatPlace(place: Place): string {
  const keys: (string | number)[] = [];
  for (let step = place; step !== null; step = step.parent) keys.unshift(step.key);
  let path = "";
  for (const key of keys) {
    if (typeof key === "number") path += `[${key}]`;
    else if (PLAIN_KEY.test(key)) path += path === "" ? key : `.${key}`;
    else path += `[${safe(JSON.stringify(key.slice(0, 60)))}]`;
  }
  return path === "" ? "(the file)" : path;
}
