import {
  cents,
  formatCents,
  formatChargeSetting,
  formatRate,
  parseCents,
  parseChargeSetting,
  parseRate,
} from "@comptoir/ordering";
import { EXPECTED, WRONG } from "../wording.ts";
import { addFault } from "./findings.ts";
import type { JsonSchema, Reader } from "./reader.ts";

/** The greatest amount that a venue file may name: a million dollars. */
const MAX_AMOUNT_CENTS = cents(100_000_000);

const AMOUNT_SCHEMA: JsonSchema = {
  anyOf: [
    { type: "string", pattern: "^\\s*\\d{1,7}(\\.\\d{1,2})?\\s*$" },
    { type: "number", minimum: 0, maximum: 1_000_000, multipleOf: 0.01 },
  ],
};

/** Reads an amount of dollars, written `"12.50"`, `"12.5"` or `12`, into its two-decimal text. bill#cents. */
export const amount: Reader<string> = {
  expected: EXPECTED.amount,
  schema: AMOUNT_SCHEMA,
  read: (value, path, reading) => {
    const parsed = parseCents(decimalText(value));
    if (parsed !== null && parsed >= 0 && parsed <= MAX_AMOUNT_CENTS) return formatCents(parsed);
    const isTooGreat = parsed !== null && parsed > MAX_AMOUNT_CENTS;
    const greatest = formatCents(MAX_AMOUNT_CENTS);
    addFault(reading, path, isTooGreat ? WRONG.tooGreat(value, greatest) : WRONG.not(value, EXPECTED.amount));
    return "0.00";
  },
};

/** Reads a tax rate, a decimal fraction below 1, into its shortest text. bill#rates. */
export const rate: Reader<string> = {
  expected: EXPECTED.rate,
  schema: {
    anyOf: [
      { type: "string", pattern: "^\\s*0(\\.\\d{1,7})?\\s*$" },
      { type: "number", minimum: 0, exclusiveMaximum: 1 },
    ],
  },
  read: (value, path, reading) => {
    const parsed = parseRate(decimalText(value));
    if (parsed === null || parsed.digits >= 10 ** parsed.scale) {
      addFault(reading, path, WRONG.not(value, EXPECTED.rate));
      return "0";
    }
    return formatRate(parsed);
  },
};

/** Reads a percentage for a tip into its shortest text. */
export const percentage: Reader<string> = {
  expected: EXPECTED.percentage,
  schema: {
    anyOf: [
      { type: "string", pattern: "^\\s*\\d{1,3}(\\.\\d{1,4})?\\s*%?\\s*$" },
      { type: "number", minimum: 0 },
    ],
  },
  read: (value, path, reading) => {
    const parsed = parseRate(decimalText(value).replace(/\s*%\s*$/, ""));
    if (parsed === null || parsed.digits > 1000 * 10 ** parsed.scale) {
      addFault(reading, path, WRONG.not(value, EXPECTED.percentage));
      return "0";
    }
    return formatRate(parsed);
  },
};

/** Reads a service, delivery or discount setting into its canonical text: `"18%"` or `"5.00$"`. bill#charge-setting. */
export const charge: Reader<string> = {
  expected: EXPECTED.charge,
  schema: {
    anyOf: [
      { type: "string", pattern: "^\\s*\\d{1,7}(\\.\\d{1,7})?\\s*[%$]?\\s*$" },
      { type: "number", minimum: 0 },
    ],
  },
  read: (value, path, reading) => {
    const setting = parseChargeSetting(decimalText(value).replace(/\s+([%$])\s*$/, "$1"));
    if (setting === null || (setting.type === "dollar" && setting.amountCents > MAX_AMOUNT_CENTS)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.charge));
      return "0%";
    }
    return formatChargeSetting(setting);
  },
};

/** Reads a whole number between two bounds, both included. */
export function wholeNumber(minimum: number, maximum: number): Reader<number> {
  const expected = `a whole number from ${minimum} to ${maximum}`;
  return {
    expected,
    schema: { type: "integer", minimum, maximum },
    read: (value, path, reading) => {
      // Exports of other systems write numbers as text.
      const number = typeof value === "string" && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value;
      if (typeof number !== "number" || !Number.isInteger(number) || number < minimum || number > maximum) {
        addFault(reading, path, WRONG.not(value, expected));
        return minimum;
      }
      return number + 0;
    },
  };
}

/** Reads a measured number between two bounds: a latitude, a distance in kilometres. */
export function measure(minimum: number, maximum: number): Reader<number> {
  const expected = `a number from ${minimum} to ${maximum}`;
  return {
    expected,
    schema: {
      anyOf: [
        { type: "number", minimum, maximum },
        { type: "string", pattern: "^\\s*-?\\d{1,9}(\\.\\d{1,12})?\\s*$" },
      ],
    },
    read: (value, path, reading) => {
      const number = typeof value === "string" && /^\s*-?\d{1,9}(\.\d{1,12})?\s*$/.test(value) ? Number(value) : value;
      if (typeof number !== "number" || !(number >= minimum && number <= maximum)) {
        addFault(reading, path, WRONG.not(value, expected));
        return minimum;
      }
      return number + 0;
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

/** The decimal text of a value that is a text or a number; a number keeps the digits that the file wrote. */
function decimalText(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
}
