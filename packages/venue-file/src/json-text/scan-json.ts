import type { JsonPath } from "../reading/json-path.ts";
import { pathTo } from "../reading/json-path.ts";

/** Maximum nesting of a JSON document. The deepest options that the rules allow need about 210 levels. */
export const MAX_JSON_DEPTH = 256;

/** Maximum number of values in a JSON document. A file of ten thousand dishes has about two million. */
export const MAX_JSON_VALUES = 5_000_000;
const MAX_KEYS = 10_000;
const MAX_LISTED = 1000;

export type JsonScan = {
  readonly exceeds: "depth" | "values" | null;
  readonly forbidden: readonly { readonly path: JsonPath; readonly key: string }[];
  readonly repeated: readonly { readonly path: JsonPath; readonly key: string }[];
};

/** Keys that would pollute the prototype of an object. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

type Level = { readonly path: JsonPath; readonly keys: Set<string> | null; key: string | number };

/**
 * Scans a JSON text before it is parsed, without recursion, so that no input exhausts the stack or memory.
 * Finds forbidden and duplicate keys; does not report syntax errors.
 * @param onPlace called for each field, object and list, in document order
 */
export function scanJson(text: string, onPlace?: (path: JsonPath, index: number) => void): JsonScan {
  const forbidden: { path: JsonPath; key: string }[] = [];
  const repeated: { path: JsonPath; key: string }[] = [];
  const levels: Level[] = [];
  let expectsKey = false;
  let valueCount = 1;
  for (let index = 0; index < text.length; index += 1) {
    const level = levels.at(-1);
    switch (text.charCodeAt(index)) {
      case 0x22: {
        const end = endOfString(text, index);
        if (expectsKey && level?.keys) {
          const key = readKey(text.slice(index, end));
          const found = { path: level.path, key };
          if (FORBIDDEN_KEYS.has(key) && forbidden.length < MAX_LISTED) forbidden.push(found);
          if (level.keys.has(key) && repeated.length < MAX_LISTED) repeated.push(found);
          level.keys.add(key);
          if (level.keys.size > MAX_KEYS) return { exceeds: "values", forbidden, repeated };
          level.key = key;
          onPlace?.(pathTo(level.path, key), index);
          expectsKey = false;
        }
        index = end - 1;
        break;
      }
      case 0x7b:
      case 0x5b: {
        if (levels.length >= MAX_JSON_DEPTH) return { exceeds: "depth", forbidden, repeated };
        valueCount += 1;
        const isObject = text.charCodeAt(index) === 0x7b;
        const path = level ? pathTo(level.path, level.key) : null;
        onPlace?.(path, index);
        levels.push({ path, keys: isObject ? new Set() : null, key: isObject ? "" : 0 });
        expectsKey = isObject;
        break;
      }
      case 0x7d:
      case 0x5d:
        levels.pop();
        expectsKey = false;
        break;
      case 0x2c:
        if (level && typeof level.key === "number") level.key += 1;
        expectsKey = level?.keys != null;
        valueCount += 1;
        break;
    }
    if (valueCount > MAX_JSON_VALUES) return { exceeds: "values", forbidden, repeated };
  }
  return { exceeds: null, forbidden, repeated };
}

/** Returns the index after the string that begins at `start`, or the text's length if it is not closed. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; ; index += 1) {
    const quote = text.indexOf('"', index);
    if (quote < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === 0x5c && quote - 1 - backslashes > start) backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
    index = quote;
  }
}

/** Decodes a key, which may contain escapes. */
function readKey(literal: string): string {
  try {
    return JSON.parse(literal);
  } catch {
    return literal;
  }
}
