import { safe } from "../clean-text.ts";

/** Where in a document something stands: the key or index in its parent. The document itself is `null`. */
export type JsonPath = { readonly parent: JsonPath | null; readonly key: string | number } | null;

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** The path of a field or a list's entry. */
export function pathTo(parent: JsonPath, key: string | number): JsonPath {
  return { parent, key };
}

/** Writes a path as people read it: `menus[2].items[5].price`. Odd keys are quoted, so that no key can look like a path. */
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
