import { addFault, type Reading } from "../reading/findings.ts";
import { placeIn } from "../reading/place.ts";
import { FILE_WRONG } from "../wording.ts";
import { decodeText } from "./decode-text.ts";
import { MAX_JSON_DEPTH, scanJson } from "./scan-json.ts";

/**
 * Reads the JSON of a file that may be anything: malformed, truncated, huge, deeply nested or hostile. Notes what is
 * wrong and answers null, or answers the document. Rules, section 6.
 */
export function parseJson(file: string | Uint8Array, maxBytes: number, reading: Reading): { document: unknown } | null {
  const decoded = decodeText(file, maxBytes);
  if ("fault" in decoded) {
    addFault(reading, null, decoded.fault);
    return null;
  }
  const scan = scanJson(decoded.text);
  if (scan.isTooDeep) {
    addFault(reading, null, FILE_WRONG.tooDeep(MAX_JSON_DEPTH));
    return null;
  }
  let document: unknown;
  try {
    document = JSON.parse(decoded.text);
  } catch (error) {
    addFault(reading, null, FILE_WRONG.notJson(reasonOf(error, decoded.text)));
    return null;
  }
  for (const { place, key } of scan.forbidden) addFault(reading, placeIn(place, key), FILE_WRONG.forbiddenKey(key));
  for (const { place, key } of scan.repeated) addFault(reading, placeIn(place, key), FILE_WRONG.repeatedKey(key));
  return { document };
}

/** Says where a document breaks, without repeating what stands there: that may be anything. */
function reasonOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : "";
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message.includes("end of JSON") ? "it ends too early" : "it holds something else";
  const before = text.slice(0, Number(position)).split("\n");
  if (Number(position) >= text.trimEnd().length) return `it ends too early, on line ${before.length}`;
  return `it breaks on line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}
