import { safe } from "../clean-text.ts";

/** A path in a document, as a linked list of keys and indices; the root is `null`. */
export type JsonPath = { readonly parent: JsonPath | null; readonly key: string | number } | null;

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** Returns the path of a field or of a list's entry. */
export function pathTo(parent: JsonPath, key: string | number): JsonPath {
  return { parent, key };
}

/**
 * Formats a path, as in `menus[2].items[5].price`. Unusual keys are quoted, so that no key looks like a path.
 */
export function formatPath(path: JsonPath): string {
  const keys: (string | number)[] = [];
  for (let step = path; step !== null; step = step.parent) keys.unshift(step.key);
  let text = "";
  for (const key of keys) {
    if (typeof key === "number") text += `[${key}]`;
    else if (PLAIN_KEY.test(key)) text += text === "" ? key : `.${key}`;
    else text += `[${safe(JSON.stringify(key.slice(0, 60)))}]`;
  }
  return text === "" ? "(the file)" : text;
}
