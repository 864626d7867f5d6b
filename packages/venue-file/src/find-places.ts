import { decodeHtmlText } from "@comptoir/ordering";
import { safe } from "./clean-text.ts";
import { decodeText } from "./json-text/decode-text.ts";
import { scanJson } from "./json-text/scan-json.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import { isPlainObject } from "./reading/schema-types.ts";

type Place = { readonly object: JsonPath; readonly name: string | null };

/**
 * Returns a lookup from the path of a fault or warning to its location in the file: `line 41, "Soup": `, with the
 * dish's name if it has one. Returns an empty text for paths that are not in the file. venue#file-places.
 */
export function findPlaces(file: string | Uint8Array, paths: readonly string[]): (path: string) => string {
  const decoded = decodeText(file, Number.POSITIVE_INFINITY);
  if (paths.length === 0 || "fault" in decoded) return () => "";
  const { text } = decoded;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return () => "";
  }
  const places = new Map(paths.map((path) => [path, placeOf(document, path)]));
  // A path without an enclosing object is reported on line 1.
  const linesOf = new Map([...places.values()].map(({ object }) => [formatPath(object), 1]));
  const depths = new Set([...places.values()].map(({ object }) => depthOf(object)));
  let line = 1;
  let counted = 0;
  scanJson(text, (path, index) => {
    if (!depths.has(depthOf(path))) return;
    const key = formatPath(path);
    if (!linesOf.has(key)) return;
    for (; counted < index; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    linesOf.set(key, line);
  });
  return (path) => {
    const place = places.get(path);
    if (!place) return "";
    const where = `line ${linesOf.get(formatPath(place.object))}`;
    return `${place.name === null ? where : `${where}, ${place.name}`}: `;
  };
}

/** Finds the innermost object on a path, and the name of the dish, or else of the innermost named object. */
function placeOf(document: unknown, path: string): Place {
  let value = document;
  let at: JsonPath = null;
  let object: JsonPath = null;
  let name: string | null = null;
  let isDish = false;
  let parent: string | number = "";
  for (const step of stepsOf(path)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) break;
    value = (value as Record<string | number, unknown>)[step];
    at = pathTo(at, step);
    if (isPlainObject(value)) {
      object = at;
      const own = value.name ?? value.code ?? value.identifier ?? value.title;
      if (!isDish && typeof own === "string" && typeof step === "number") name = nameOf(own);
      isDish ||= parent === "items";
    }
    parent = step;
  }
  return { object, name };
}

const nameOf = (name: string) => safe(JSON.stringify(decodeHtmlText(name).slice(0, 60)));

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g)].map(([, index, quoted, plain]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? unquote(quoted) : (plain ?? ""),
  );
}

/** Parses a quoted key. If the quoted key is invalid, since it was shortened, it is returned unchanged. */
function unquote(quoted: string): string {
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}

function depthOf(path: JsonPath): number {
  let depth = 0;
  for (let step = path; step !== null; step = step.parent) depth += 1;
  return depth;
}
