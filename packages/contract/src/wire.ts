import { MAX_ID_LENGTH } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { byKind } from "./linear-schemas.ts";
import { typedSigns } from "./typed-text.ts";

/** An id as in the venue file: a number or a string. */
export const idSchema = byKind({
  number: z.number().int().safe(),
  string: z.string().min(1).max(MAX_ID_LENGTH),
}).openapi({ example: 1204 });

/** An amount as a decimal string with at most two decimals. bill#cents. */
export const amountSchema = z
  .string()
  .regex(/^-?\d{1,7}(\.\d{1,2})?$/)
  .openapi({ example: "12.50" });

/** Names of faults, which the API translates. */
const NOT_AN_AMOUNT = "not-an-amount";
const NOT_A_DATE = "not-a-date";
const NOT_A_DAY = "not-a-day";
const DECIMAL = /^-?\d{1,7}(\.\d{1,4})?$/;
const DECIMAL_OR_BLANK = /^(-?\d{1,7}(\.\d{1,4})?)?$/;

/**
 * An amount or a percentage, as text or number. Numbers are rounded to four decimals, because sums in a
 * browser have rounding errors. An empty text means blank.
 */
export const decimalInputSchema = byKind(
  {
    string: z
      .string()
      .regex(DECIMAL_OR_BLANK, NOT_AN_AMOUNT)
      .transform((text) => text || null),
    number: z
      .number()
      .min(-9_999_999, NOT_AN_AMOUNT)
      .max(9_999_999, NOT_AN_AMOUNT)
      .transform((value) => String(Number(value.toFixed(4))))
      .pipe(z.string().regex(DECIMAL, NOT_AN_AMOUNT)),
  },
  NOT_AN_AMOUNT,
);

const PERCENTAGE_MAX = 1_000;
/** A percentage in a body, with or without a sign. */
export const percentageInputSchema = decimalInputSchema.refine(
  (percentage) => percentage === null || !(Math.abs(Number(percentage)) > PERCENTAGE_MAX),
  { error: "too-much" },
);

/** A typed code or identifier. Pages may send a code of digits as a number. */
export const codeInputSchema = byKind({
  string: typedSigns(120),
  number: z.number().int().safe().transform(String),
});

/** An instant in ISO 8601, such as the requested time of an order. */
export const instantSchema = z.iso.datetime({ offset: true }).openapi({ example: "2026-11-20T23:15:00Z" });

/** The supported centuries, in which all calendars and databases agree. */
const CENTURY = /^(?:19|20|21)/;

const WAYS_TO_WRITE_AN_INSTANT = [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })];

/** An instant in a body, with or without seconds; null if blank. */
export const instantInputSchema = z
  .string(NOT_A_DATE)
  .refine(isInstant, NOT_A_DATE)
  .nullish()
  .transform((text) => (text ? new Date(text) : null))
  .openapi({ type: ["string", "null"], format: "date-time", example: "2026-11-20T23:15:00Z" });

function isInstant(text: string): boolean {
  return CENTURY.test(text) && WAYS_TO_WRITE_AN_INSTANT.some((way) => way.safeParse(text).success);
}

export const dayInputSchema = z.iso
  .date(NOT_A_DAY)
  .refine((text) => CENTURY.test(text), NOT_A_DAY)
  .openapi({ example: "2026-11-23" });

/** Adds a fault. The API translates its name, `problem`. */
export function addProblem(context: z.core.$RefinementCtx, problem: string, path: PropertyKey[]): void {
  context.addIssue({ code: "custom", message: problem, path });
}

/** The headers of every call: the restaurant's id and the locale. api#headers. */
export const restaurantHeaders = z.object({
  "x-restaurant-id": z.string().max(MAX_ID_LENGTH).openapi({ description: "The restaurant's id.", example: "1" }),
  "x-locale": z
    .string()
    .optional()
    .openapi({ description: "`en-CA` or `fr-CA`; anything else is `en-CA`.", example: "fr-CA" }),
});

export const localeHeaders = restaurantHeaders.pick({ "x-locale": true });
