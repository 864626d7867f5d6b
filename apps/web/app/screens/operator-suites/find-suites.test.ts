import { expect, test } from "vitest";
import { countStates, findSuites, readSuiteSearch, suiteSearchQuery } from "./find-suites.ts";

const SUITES = [
  { name: "Suite 201", owner: "Simone Bouchard", state: "placed", due: null },
  { name: "Suite 202", owner: "Chloé Gagnon", state: "no-pre-order", due: "tomorrow" },
  { name: "Suite 203", owner: null, state: "tab-open", due: null },
  { name: "Loge « L’Érablière »", owner: "Jérôme St-Ægidius", state: "no-pre-order", due: null },
] as const;

test.each([
  ["", ["Suite 201", "Suite 202", "Suite 203", "Loge « L’Érablière »"]],
  ["202", ["Suite 202"]],
  ["chloe", ["Suite 202"]],
  ["suite bouchard", ["Suite 201"]],
  ["l'erabliere", ["Loge « L’Érablière »"]],
  ["aegidius", ["Loge « L’Érablière »"]],
  ["nobody", []],
])('An operator who searches for "%s" finds %j.', (query, names) => {
  expect(findSuites(SUITES, { query, state: null }).map(({ name }) => name)).toEqual(names);
});

test("An operator sees the number of suites in each state, and can filter by a state and search at once.", () => {
  expect(countStates(SUITES)).toEqual([
    ["due", 1],
    ["no-pre-order", 2],
    ["placed", 1],
    ["tab-open", 1],
  ]);
  const namesOf = (query: string) =>
    findSuites(SUITES, readSuiteSearch(new URLSearchParams(query))).map(({ name }) => name);
  expect(namesOf("state=no-pre-order")).toEqual(["Suite 202", "Loge « L’Érablière »"]);
  expect(namesOf(suiteSearchQuery({ query: "suite", state: "no-pre-order" }))).toEqual(["Suite 202"]);
  expect(namesOf("state=due")).toEqual(["Suite 202"]);
  expect(namesOf("state=in-progress")).toEqual([]);
  expect(namesOf("state=nothing")).toHaveLength(SUITES.length);
});
