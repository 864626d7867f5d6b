import {
  cents,
  formatCents,
  formatChargeSetting,
  formatRate,
  parseCents,
  parseChargeSetting,
  parseRate,
} from "@comptoir/ordering";
import { z } from "zod";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { addFault, addWarning } from "./findings.ts";
import { type Leaf, leaf, type Traits } from "./schema-types.ts";

/** Parses an integer between two inclusive bounds. */
export function wholeNumber(minimum: number, maximum: number): Leaf<number> {
  const expected = EXPECTED.wholeNumber(minimum, maximum);
  const file = z.int().min(minimum).max(maximum);
  return between(minimum, maximum, {
    expected,
    file,
    answer: z.number(),
    text: /^\s*-?\d{1,15}\s*$/,
    isAllowed: Number.isInteger,
  });
}

/** Parses a number between two inclusive bounds, such as a latitude. */
export function measure(minimum: number, maximum: number): Leaf<number> {
  const text = /^\s*-?\d{1,9}(\.\d{1,12})?\s*$/;
  const file = z.union([z.number().min(minimum).max(maximum), z.string().regex(text)]);
  const expected = EXPECTED.number(minimum, maximum);
  return between(minimum, maximum, { expected, file, answer: z.union([z.number(), z.string()]), text });
}

type NumberKind = Omit<Traits<number>, "read"> & {
  /** The pattern of a number written as text, as in other systems' exports. */
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

export const flag = leaf({
  expected: EXPECTED.flag,
  file: z.boolean(),
  answer: z.boolean(),
  read: (value, path, reading) => {
    if (typeof value !== "boolean") addFault(reading, path, WRONG.not(value, EXPECTED.flag));
    return value === true;
  },
});

/** The maximum amount in a venue file. */
const MAX_AMOUNT_CENTS = cents(100_000_000);

const AMOUNT_IN_FILE = z.union([
  z.string().regex(/^\s*\d{1,7}(\.\d{1,2})?\s*$/),
  z.number().min(0).max(1_000_000).multipleOf(0.01),
]);

/** Parses an amount in dollars, `"12.50"`, `"12.5"` or `12`; normalizes it to two decimals. bill#cents. */
export const amount = leaf({
  expected: EXPECTED.amount,
  file: AMOUNT_IN_FILE,
  answer: z.string(),
  read: (value, path, reading) => {
    const parsed = parseCents(decimalText(value));
    if (parsed !== null && parsed >= 0 && parsed <= MAX_AMOUNT_CENTS) return formatCents(parsed);
    const isTooGreat = parsed !== null && parsed > MAX_AMOUNT_CENTS;
    const greatest = formatCents(MAX_AMOUNT_CENTS);
    addFault(reading, path, isTooGreat ? WRONG.tooGreat(value, greatest) : WRONG.not(value, EXPECTED.amount));
    return "0.00";
  },
});

/** Parses a tax rate, a decimal fraction below 1; normalizes it to its shortest text. bill#rates. */
export const rate = decimal(
  EXPECTED.rate,
  /^\s*0(\.\d{1,7})?\s*$/,
  (text) => {
    const parsed = parseRate(text);
    return parsed === null || parsed.digits >= 10 ** parsed.scale ? null : formatRate(parsed);
  },
  z.number().min(0).lt(1),
);

const percentageText = decimal(EXPECTED.percentage, /^\s*\d{1,3}(\.\d{1,4})?\s*%?\s*$/, (text) => {
  const parsed = parseRate(text.replace(/\s*%\s*$/, ""));
  return parsed === null || parsed.digits > 1000 * 10 ** parsed.scale ? null : formatRate(parsed);
});

/** Parses a tip's percentage; normalizes it to its shortest text. */
export const percentage = leaf({ ...percentageText.traits, answer: z.union([z.number(), z.string()]) });

const anyCharge = decimal(EXPECTED.charge, /^\s*\d{1,7}(\.\d{1,7})?\s*[%$]?\s*$/, (text) => {
  const setting = parseChargeSetting(text.replace(/\s+([%$])\s*$/, "$1"));
  const isTooGreat = setting?.type === "dollar" && setting.amountCents > MAX_AMOUNT_CENTS;
  return setting === null || isTooGreat ? null : formatChargeSetting(setting);
});

/** Matches a percentage without a sign that looks like dollars and cents. */
const LIKE_DOLLARS = /^\s*([1-9]\d*\.\d{2})\s*$/;

/**
 * Parses a service charge, delivery charge or discount; normalizes it to `"18%"` or `"5.00$"`.
 * bill#charge-setting.
 */
export const charge = leaf({
  ...anyCharge.traits,
  read: (value, path, reading) => {
    const [, dollars] = LIKE_DOLLARS.exec(decimalText(value)) ?? [];
    if (dollars !== undefined) addWarning(reading, path, WARNING.likeDollars(dollars));
    return anyCharge.traits.read(value, path, reading);
  },
});

/** Parses a non-negative decimal, as text or number. */
function decimal(
  expected: string,
  pattern: RegExp,
  canonical: (text: string) => string | null,
  number = z.number().min(0),
): Leaf<string> {
  return leaf({
    expected,
    file: z.union([z.string().regex(pattern), number]),
    answer: z.string(),
    read: (value, path, reading) => {
      const read = canonical(decimalText(value));
      if (read === null) addFault(reading, path, WRONG.not(value, expected));
      return read ?? "";
    },
  });
}

/** Returns the decimal text of a text or a number; a number keeps its digits. */
function decimalText(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
}
