import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import type { Reader } from "./reader.ts";

/** Reads a whole number between two bounds, both included. */
export function wholeNumber(minimum: number, maximum: number): Reader<number> {
  const expected = `a whole number from ${minimum} to ${maximum}`;
  const schema = { type: "integer", minimum, maximum };
  return between(minimum, maximum, { expected, schema, text: /^\s*-?\d{1,15}\s*$/, isAllowed: Number.isInteger });
}

/** Reads a measured number between two bounds: a latitude, a distance in kilometres. */
export function measure(minimum: number, maximum: number): Reader<number> {
  const text = /^\s*-?\d{1,9}(\.\d{1,12})?\s*$/;
  const schema = {
    anyOf: [
      { type: "number", minimum, maximum },
      { type: "string", pattern: text.source },
    ],
  };
  return between(minimum, maximum, { expected: `a number from ${minimum} to ${maximum}`, schema, text });
}

type NumberKind = Pick<Reader<number>, "expected" | "schema"> & {
  /** How exports of other systems write the number as text. */
  readonly text: RegExp;
  readonly isAllowed?: (number: number) => boolean;
};

function between(minimum: number, maximum: number, kind: NumberKind): Reader<number> {
  const { expected, schema, text, isAllowed = () => true } = kind;
  return {
    expected,
    schema,
    read: (value, path, reading) => {
      const number = typeof value === "string" && text.test(value) ? Number(value) : value;
      if (typeof number === "number" && number >= minimum && number <= maximum && isAllowed(number)) return number + 0;
      addFault(reading, path, WRONG.not(value, expected));
      return minimum;
    },
  };
}

/** Reads true or false. */
export const flag: Reader<boolean> = {
  expected: EXPECTED.flag,
  schema: { type: "boolean" },
  read: (value, path, reading) => {
    if (typeof value !== "boolean") addFault(reading, path, WRONG.not(value, EXPECTED.flag));
    return value === true;
  },
};
