import { z } from "zod";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import { type Leaf, leaf, type Traits } from "./schema-types.ts";

/** Reads a whole number between two bounds, both included. */
export function wholeNumber(minimum: number, maximum: number): Leaf<number> {
  const expected = `a whole number from ${minimum} to ${maximum}`;
  const file = z.int().min(minimum).max(maximum);
  return between(minimum, maximum, {
    expected,
    file,
    answer: z.number(),
    text: /^\s*-?\d{1,15}\s*$/,
    isAllowed: Number.isInteger,
  });
}

/** Reads a measured number between two bounds: a latitude, a distance in kilometres. */
export function measure(minimum: number, maximum: number): Leaf<number> {
  const text = /^\s*-?\d{1,9}(\.\d{1,12})?\s*$/;
  const file = z.union([z.number().min(minimum).max(maximum), z.string().regex(text)]);
  const expected = `a number from ${minimum} to ${maximum}`;
  return between(minimum, maximum, { expected, file, answer: z.union([z.number(), z.string()]), text });
}

type NumberKind = Omit<Traits<number>, "read"> & {
  /** How exports of other systems write the number as text. */
  readonly text: RegExp;
  readonly isAllowed?: (number: number) => boolean;
};

function between(
  minimum: number,
  maximum: number,
  { text, isAllowed = () => true, ...kind }: NumberKind,
): Leaf<number> {
  return leaf({
    ...kind,
    read: (value, path, reading) => {
      const number = typeof value === "string" && text.test(value) ? Number(value) : value;
      if (typeof number === "number" && number >= minimum && number <= maximum && isAllowed(number)) return number + 0;
      addFault(reading, path, WRONG.not(value, kind.expected));
      return minimum;
    },
  });
}

/** Reads true or false. */
export const flag = leaf({
  expected: EXPECTED.flag,
  file: z.boolean(),
  answer: z.boolean(),
  read: (value, path, reading) => {
    if (typeof value !== "boolean") addFault(reading, path, WRONG.not(value, EXPECTED.flag));
    return value === true;
  },
});
