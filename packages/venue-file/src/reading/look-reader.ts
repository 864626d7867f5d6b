import { findLook } from "@comptoir/ordering";
import { WARNING } from "../wording.ts";
import { addWarning } from "./findings.ts";
import type { Reader } from "./reader.ts";

/**
 * Reads one of the looks that the product has. Another system's name for its looks is no reason to refuse a menu: it is left out,
 * with a warning that says which there are.
 */
export function look<const Name extends string>(names: readonly Name[]): Reader<Name | undefined> {
  const known = names.join(", ");
  return {
    expected: `one of ${known}`,
    schema: { description: `one of ${known}; anything else is left out` },
    read: (value, path, reading) => {
      const found = findLook(names, value);
      if (found === undefined) addWarning(reading, path, WARNING.unknownLook(value, known));
      return found;
    },
  };
}
