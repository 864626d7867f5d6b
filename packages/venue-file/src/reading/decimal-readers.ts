import {
  cents,
  formatCents,
  formatChargeSetting,
  formatRate,
  parseCents,
  parseChargeSetting,
  parseRate,
} from "@comptoir/ordering";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning } from "./findings.ts";
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
export const rate: Reader<string> = decimal(
  EXPECTED.rate,
  "^\\s*0(\\.\\d{1,7})?\\s*$",
  (text) => {
    const parsed = parseRate(text);
    return parsed === null || parsed.digits >= 10 ** parsed.scale ? null : formatRate(parsed);
  },
  { exclusiveMaximum: 1 },
);

/** Reads a percentage for a tip into its shortest text. */
export const percentage: Reader<string> = decimal(
  EXPECTED.percentage,
  "^\\s*\\d{1,3}(\\.\\d{1,4})?\\s*%?\\s*$",
  (text) => {
    const parsed = parseRate(text.replace(/\s*%\s*$/, ""));
    return parsed === null || parsed.digits > 1000 * 10 ** parsed.scale ? null : formatRate(parsed);
  },
);

const anyCharge = decimal(EXPECTED.charge, "^\\s*\\d{1,7}(\\.\\d{1,7})?\\s*[%$]?\\s*$", (text) => {
  const setting = parseChargeSetting(text.replace(/\s+([%$])\s*$/, "$1"));
  const isTooGreat = setting?.type === "dollar" && setting.amountCents > MAX_AMOUNT_CENTS;
  return setting === null || isTooGreat ? null : formatChargeSetting(setting);
});

/** What looks like dollars and cents, and is a percentage for want of a sign. */
const LIKE_DOLLARS = /^\s*([1-9]\d*\.\d{2})\s*$/;

/** Reads a service, delivery or discount setting into its canonical text: `"18%"` or `"5.00$"`. bill#charge-setting. */
export const charge: Reader<string> = {
  ...anyCharge,
  read: (value, path, reading) => {
    const [, dollars] = LIKE_DOLLARS.exec(decimalText(value)) ?? [];
    if (dollars !== undefined) addWarning(reading, path, WARNING.likeDollars(dollars));
    return anyCharge.read(value, path, reading);
  },
};

/** Reads a decimal number, written as text or as a number of 0 or more, into its canonical text. */
function decimal(
  expected: string,
  pattern: string,
  canonical: (text: string) => string | null,
  bounds: JsonSchema = {},
): Reader<string> {
  return {
    expected,
    schema: {
      anyOf: [
        { type: "string", pattern },
        { type: "number", minimum: 0, ...bounds },
      ],
    },
    read: (value, path, reading) => {
      const read = canonical(decimalText(value));
      if (read === null) addFault(reading, path, WRONG.not(value, expected));
      return read ?? "";
    },
  };
}

/** The decimal text of a value that is a text or a number; a number keeps the digits that the file wrote. */
function decimalText(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
}
