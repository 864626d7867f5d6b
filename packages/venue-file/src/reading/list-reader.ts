import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { placeIn } from "./place.ts";
import type { Reader } from "./reader.ts";

const MAX_ENTRIES = 100_000;

/** Reads a list, entry by entry. */
export function list<Value>(entry: Reader<Value>, maxEntries = MAX_ENTRIES): Reader<Value[]> {
  return {
    expected: EXPECTED.list,
    schema: { type: "array", items: entry.schema, maxItems: maxEntries },
    read: (value, place, reading) => {
      if (!Array.isArray(value)) {
        addFault(reading, place, WRONG.not(value, EXPECTED.list));
        return [];
      }
      if (value.length > maxEntries) {
        addFault(reading, place, WRONG.tooMany(value.length, maxEntries));
        return [];
      }
      return value.map((one, index) => entry.read(one, placeIn(place, index), reading));
    },
  };
}
