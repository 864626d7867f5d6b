import { WARNING } from "../wording.ts";
import type { Reading } from "./findings.ts";
import { formatPath, type JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";

/**
 * A field that is kept and exported, and from which nothing follows here: another system's link, or a setting of a part that is not
 * there. An import says so. venue#no-effect.
 */
export function noEffect<Value>({ traits }: Leaf<Value>): Leaf<Value> {
  return leaf({
    ...traits,
    documented: { description: "Has no effect." },
    read: (value, path, reading) => {
      const place = placeOf(path);
      reading.withoutEffect.set(place, (reading.withoutEffect.get(place) ?? 0) + 1);
      return traits.read(value, path, reading);
    },
  });
}

/** Warns once of each field without effect that the file has, however many dishes have it. */
export function warnOfNoEffect(reading: Reading): void {
  for (const [path, times] of reading.withoutEffect) {
    reading.warningCount += 1;
    reading.warnings.push({ path, message: WARNING.noEffect(times) });
  }
}

/** A path without its indices: that of the field in every entry of its lists. */
function placeOf(path: JsonPath): string {
  return formatPath(path).replaceAll(/\[\d+\]/g, "[]");
}
