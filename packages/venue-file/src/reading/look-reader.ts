import { findLook } from "@comptoir/ordering";
import { z } from "zod";
import { WARNING } from "../wording.ts";
import { addWarning } from "./findings.ts";
import { type Leaf, leaf } from "./schema-types.ts";
import { plain } from "./text-readers.ts";

/**
 * Reads one of the looks that the product has. Another system's name for its looks is no reason to refuse a menu: it is left out,
 * with a warning that says which there are.
 */
export function look<const Name extends string>(names: readonly Name[]): Leaf<Name | undefined> {
  const known = names.join(", ");
  return leaf({
    expected: `one of ${known}`,
    file: z.unknown(),
    documented: { description: `one of ${known}; anything else is left out` },
    answer: z.string(),
    read: (value, path, reading) => {
      const found = findLook(names, value);
      if (found === undefined) addWarning(reading, path, WARNING.unknownLook(value, known));
      return found;
    },
  });
}

const COLOR_TEXT = plain(
  'a colour such as "#b3261e"',
  /^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30}|(rgb|hsl|oklch)\([\d\s.,%/-]+\))$/,
);
const SHOWN_COLOR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Reads a colour. One that pages cannot show, such as `red`, is left out with a warning, like any other look. */
export const color: Leaf<string | undefined> = leaf({
  ...COLOR_TEXT.traits,
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const text = COLOR_TEXT.traits.read(value, path, reading);
    if (SHOWN_COLOR.test(text)) return text;
    if (reading.faultCount === faultCount) addWarning(reading, path, WARNING.unknownColor(value));
    return undefined;
  },
});
