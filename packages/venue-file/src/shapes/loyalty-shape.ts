import { amount } from "../reading/decimal-readers.ts";
import { addFault, type Reading } from "../reading/findings.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { keptObject } from "../reading/kept-readers.ts";
import { wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { optional, type Reader, required } from "../reading/reader.ts";
import { WRONG } from "../wording.ts";

/** No step and no minimum of points is as great. */
const POINTS_MAX = 1_000_000;
const points = wholeNumber(1, POINTS_MAX);

/** So many points pay so much: without one of both no point could ever be spent, and nobody would know. people#points-spent. */
const pointsValue = object<{ readonly points: number; readonly value: string }>(
  { points: required(points), value: required(amount) },
  ({ value }, path, reading) => {
    if (value === "0.00") addFault(reading, pathTo(path, "value"), WRONG.not(value, "an amount above zero"));
  },
);

/** What of a programme says what points are worth, and how it is read. */
const WORTH = { points_value: optional(pointsValue), points_minimum: optional(points) } as const;

/**
 * A venue's programme. What points are worth is read; anything else in it is kept as it is and given back. people#loyalty-program.
 */
export const loyalty: Reader<Record<string, unknown>> = {
  ...keptObject,
  schema: {
    type: "object",
    properties: { points_value: pointsValue.schema, points_minimum: points.schema },
  },
  read: (value, path, reading) => {
    const kept = keptObject.read(value, path, reading);
    return { ...kept, ...readWorth(kept, path, reading) };
  },
};

function readWorth(kept: Record<string, unknown>, path: JsonPath, reading: Reading): Record<string, unknown> {
  const said = Object.entries(WORTH).filter(([name]) => kept?.[name] != null);
  return Object.fromEntries(said.map(([name, field]) => [name, field.read(kept[name], pathTo(path, name), reading)]));
}
