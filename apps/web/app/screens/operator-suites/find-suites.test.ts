import { expect, test } from "vitest";
import { findSuites } from "./find-suites.ts";

const SUITES = [
  { name: "Suite 201", owner: "Simone Bouchard" },
  { name: "Suite 202", owner: "Chloé Gagnon" },
  { name: "Suite 203", owner: null },
  { name: "Loge « L’Érablière »", owner: "Jérôme St-Ægidius" },
];

test.each([
  ["", ["Suite 201", "Suite 202", "Suite 203", "Loge « L’Érablière »"]],
  ["202", ["Suite 202"]],
  ["chloe", ["Suite 202"]],
  ["suite bouchard", ["Suite 201"]],
  ["l'erabliere", ["Loge « L’Érablière »"]],
  ["aegidius", ["Loge « L’Érablière »"]],
  ["nobody", []],
])('An operator who searches for "%s" finds %j.', (query, names) => {
  expect(findSuites(SUITES, query).map(({ name }) => name)).toEqual(names);
});
