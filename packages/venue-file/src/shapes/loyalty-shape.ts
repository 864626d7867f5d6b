import { parseRate } from "@comptoir/ordering";
import { z } from "zod";
import { addFault, type Reading } from "../reading/findings.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { keptObject } from "../reading/kept-readers.ts";
import { amount, wholeNumber } from "../reading/number-readers.ts";
import { leaf, object, readBy } from "../reading/schema-types.ts";
import { EXPECTED, WRONG } from "../wording.ts";

const POINTS_MAX = 1_000_000;
const points = wholeNumber(1, POINTS_MAX);

const amountAboveZero = leaf({
  ...amount.traits,
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const read = amount.traits.read(value, path, reading);
    const isRefused = reading.faultCount > faultCount;
    if (read === "0.00" && !isRefused) addFault(reading, path, WRONG.not(read, EXPECTED.aboveZero));
    return read;
  },
});

/** The value of points: `points` points are worth `value`. people#points-spent. */
const pointsValue = object<{ readonly points: number; readonly value: string }>({
  points,
  value: amountAboveZero,
});

/** The points that a dollar earns, kept as written. people#loyalty-program. */
const pointsPerDollar = leaf<unknown>({
  expected: EXPECTED.points,
  file: z.union([z.number(), z.string()]),
  answer: z.unknown(),
  read: (value, path, reading) => {
    const isText = typeof value === "string" || typeof value === "number";
    if (!isText || parseRate(String(value)) === null) addFault(reading, path, WRONG.not(value, EXPECTED.points));
    return value;
  },
});

const POINTS = {
  points_per_dollar: pointsPerDollar,
  points_value: pointsValue,
  points_minimum: points,
} as const;

/** Parses a venue's loyalty programme; validates only the fields about points. people#loyalty-program. */
export const loyalty = leaf({
  ...keptObject.traits,
  file: z.looseObject(POINTS).partial(),
  read: (value, path, reading) => {
    const kept = keptObject.traits.read(value, path, reading);
    return { ...kept, ...readPoints(kept, path, reading) };
  },
});

function readPoints(kept: Record<string, unknown>, path: JsonPath, reading: Reading): Record<string, unknown> {
  const said = Object.entries(POINTS).filter(([name]) => kept?.[name] != null);
  return Object.fromEntries(
    said.map(([name, field]) => [name, readBy(field, kept[name], reading, pathTo(path, name))]),
  );
}
