import { decodeHtmlText } from "@comptoir/ordering";
import { safe } from "./clean-text.ts";
import { decodeText } from "./json-text/decode-text.ts";
import { scanJson } from "./json-text/scan-json.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import { isPlainObject } from "./reading/schema-types.ts";

type Place = { readonly found: JsonPath; readonly name: string | null };

/**
 * Returns a function from the path of a fault or warning to its location in the file, such as `line 41,
 * "Soup": `. The line is that of the field, or of the object that lacks it. venue#file-places.
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
  // Records the first line of each path; a document that is neither an object nor a list has only one.
  const linesOf = new Map<string, number | null>([...places.values()].map(({ found }) => [formatPath(found), null]));
  const ends = new Set([...places.values()].map(({ found }) => endOf(found)));
  let line = 1;
  let counted = 0;
  scanJson(text, (path, index) => {
    if (!ends.has(endOf(path))) return;
    const key = formatPath(path);
    // A field with an object is reported twice; the first report, its key, counts.
    if (linesOf.get(key) !== null) return;
    for (; counted < index; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    linesOf.set(key, line);
  });
  return (path) => {
    const place = places.get(path);
    if (!place) return "";
    const where = `line ${linesOf.get(formatPath(place.found)) ?? 1}`;
    return `${place.name === null ? where : `${where}, ${place.name}`}: `;
  };
}

/** Returns how far a path exists in the file, and the name of the dish, or of the innermost named object. */
function placeOf(document: unknown, path: string): Place {
  let value = document;
  let at: JsonPath = null;
  let found: JsonPath = null;
  let name: string | null = null;
  let isDish = false;
  let parent: string | number = "";
  for (const step of stepsOf(path)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) break;
    value = (value as Record<string | number, unknown>)[step];
    at = pathTo(at, step);
    // A list's entry that is no object is reported at the list.
    if (typeof step === "string" || isPlainObject(value)) found = at;
    if (isPlainObject(value)) {
      const own = value.name ?? value.code ?? value.identifier ?? value.title;
      if (!isDish && typeof own === "string" && own.trim() !== "" && typeof step === "number") name = nameOf(own);
      isDish ||= parent === "items";
    }
    parent = step;
  }
  return { found, name };
}

const nameOf = (name: string) => safe(JSON.stringify(decodeHtmlText(name).slice(0, 60)));

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g)].map(([, index, quoted, plain]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? unquote(quoted) : (plain ?? ""),
  );
}

/** Parses a quoted key; returns a shortened, invalid one unchanged. */
function unquote(quoted: string): string {
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}

/** Returns a path's depth and last key, which distinguish most paths cheaply. */
function endOf(path: JsonPath): string {
  let depth = 0;
  for (let step = path; step !== null; step = step.parent) depth += 1;
  return `${depth} ${path?.key ?? ""}`;
}
