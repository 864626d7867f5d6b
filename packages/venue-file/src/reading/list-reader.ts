import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { pathTo } from "./json-path.ts";
import type { Reader } from "./reader.ts";

const MAX_ENTRIES = 100_000;

/** Reads a list, entry by entry. */
export function list<Value>(entry: Reader<Value>, maxEntries = MAX_ENTRIES): Reader<Value[]> {
  return {
    expected: EXPECTED.list,
    schema: { type: "array", items: entry.schema, maxItems: maxEntries },
    read: (value, path, reading) => {
      if (!Array.isArray(value)) {
        addFault(reading, path, WRONG.not(value, EXPECTED.list));
        return [];
      }
      if (value.length > maxEntries) {
        addFault(reading, path, WRONG.tooMany(value.length, maxEntries));
        return [];
      }
      return value.map((one, index) => entry.read(one, pathTo(path, index), reading));
    },
  };
}
