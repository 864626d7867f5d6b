import { addFault, type Reading } from "../reading/findings.ts";
import { pathTo } from "../reading/json-path.ts";
import { FILE_WRONG } from "../wording.ts";
import { decodeText } from "./decode-text.ts";
import { findJsonBreak } from "./find-json-break.ts";
import { MAX_JSON_DEPTH, MAX_JSON_VALUES, scanJson } from "./scan-json.ts";

/** Parses untrusted JSON. Returns the document, or null after adding faults. venue#file-faults. */
export function parseJson(file: string | Uint8Array, maxBytes: number, reading: Reading): { document: unknown } | null {
  const decoded = decodeText(file, maxBytes);
  if ("fault" in decoded) {
    addFault(reading, null, decoded.fault);
    return null;
  }
  const scan = scanJson(decoded.text);
  if (scan.exceeds !== null) {
    const isTooDeep = scan.exceeds === "depth";
    addFault(reading, null, isTooDeep ? FILE_WRONG.tooDeep(MAX_JSON_DEPTH) : FILE_WRONG.tooManyValues(MAX_JSON_VALUES));
    return null;
  }
  let document: unknown;
  try {
    document = JSON.parse(decoded.text);
  } catch {
    addFault(reading, null, FILE_WRONG.notJson(sayJsonBreak(decoded.text)));
    return null;
  }
  for (const { path, key } of scan.forbidden) addFault(reading, pathTo(path, key), FILE_WRONG.forbiddenKey(key));
  for (const { path, key } of scan.repeated) addFault(reading, pathTo(path, key), FILE_WRONG.repeatedKey(key));
  return { document };
}

/** Describes where a document is malformed, without quoting the untrusted content. */
export function sayJsonBreak(text: string): string {
  const position = findJsonBreak(text);
  const before = text.slice(0, position).split("\n");
  if (position >= text.trimEnd().length) return `it ends too early, on line ${before.length}`;
  return `it breaks on line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}
