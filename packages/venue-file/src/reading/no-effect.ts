import { WARNING } from "../wording.ts";
import { type Reading, warningOf } from "./findings.ts";
import { formatPath, type JsonPath } from "./json-path.ts";
import { type Leaf, leaf } from "./schema-types.ts";

/** Marks a field that is stored and exported but has no effect in Comptoir. An import warns of it. venue#no-effect. */
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

/** Adds one warning for each field without effect, however often it occurs. */
export function warnOfNoEffect(reading: Reading): void {
  for (const [path, times] of reading.withoutEffect) {
    reading.warningCount += 1;
    reading.warnings.push(warningOf(path, WARNING.noEffect(times)));
  }
}

/** Formats a path with `[]` for each index. */
function placeOf(path: JsonPath): string {
  return formatPath(path).replaceAll(/\[\d+\]/g, "[]");
}
