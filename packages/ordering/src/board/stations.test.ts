import { expect, test } from "vitest";
import { isOfStation } from "./stations.ts";

test("board#stations: A line is of its own station; without a station it is of all; no stations stand for all.", () => {
  expect(isOfStation({ station: "bar" }, ["bar", "grill"])).toBe(true);
  expect(isOfStation({ station: "bar" }, ["grill"])).toBe(false);
  expect(isOfStation({ station: null }, ["grill"])).toBe(true);
  expect(isOfStation({ station: "bar" }, [])).toBe(true);
});
