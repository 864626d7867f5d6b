import { parseRate } from "@comptoir/ordering";
import { z } from "zod";
import { addFault, type Reading } from "../reading/findings.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { keptObject } from "../reading/kept-readers.ts";
import { amount, wholeNumber } from "../reading/number-readers.ts";
import { leaf, object, readBy } from "../reading/schema-types.ts";
import { EXPECTED, WRONG } from "../wording.ts";

/** No step and no minimum of points is as great. */
const POINTS_MAX = 1_000_000;
const points = wholeNumber(1, POINTS_MAX);

/** An amount that is something. */
const amountAboveZero = leaf({
  ...amount.traits,
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const read = amount.traits.read(value, path, reading);
    const isRefused = reading.faultCount > faultCount;
    if (read === "0.00" && !isRefused) addFault(reading, path, WRONG.not(read, "an amount above zero"));
    return read;
  },
});

/** So many points pay so much: without one of both points could never be spent. people#points-spent. */
const pointsValue = object<{ readonly points: number; readonly value: string }>({
  points,
  value: amountAboveZero,
});

/** How many points a dollar gives, kept as it is written. people#loyalty-program. */
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

/** What of a programme decides about points, and how it is read. */
const POINTS = {
  points_per_dollar: pointsPerDollar,
  points_value: pointsValue,
  points_minimum: points,
} as const;

/**
 * A venue's programme. What points are given and worth is read; anything else in it is kept as it is and given back. people#loyalty-program.
 */
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
