import { expect, test } from "vitest";
import { echoEdits, type Twins } from "./echo-edits.ts";
import { canNest, copyEdits, groupsWithContentOf, pairThings } from "./option-tree.ts";

const thing = (key: string, under: string, fields: object = {}) =>
  [key, { thing: key, under, fields: { id: key.split(":")[1], ...fields } }] as const;
const sizes = (group: string, dish: string, price = "2.00") => [
  thing(`option_group:${group}`, dish, { name: "Size", type: "pricing", order: dish.length }),
  thing(`option_value:${group}s`, `option_group:${group}`, { name: "Small", price: "0.00" }),
  thing(`option_value:${group}l`, `option_group:${group}`, { name: "Large", price }),
];
const DRAFT = {
  things: new Map([...sizes("a", "item:1"), ...sizes("b", "item:22"), ...sizes("c", "item:3", "3.00")]),
  pending: new Map(),
};
const WITHIN = new Map<string, string[]>();
for (const [key, { under }] of DRAFT.things) WITHIN.set(under, [...(WITHIN.get(under) ?? []), key]);

test("screens#staff-menu-dish: groups with the same choices are found, whatever their ids and position", () => {
  expect(groupsWithContentOf(DRAFT, WITHIN, "option_group:a")).toEqual(["option_group:b"]);
  expect(groupsWithContentOf(DRAFT, WITHIN, "option_group:c")).toEqual([]);
});

test("An edit is repeated on the twin, and a new choice gets a twin there, with its later edits.", () => {
  const twins: Twins = new Map(
    pairThings(WITHIN, "option_group:a", "option_group:b").map(([one, other]) => [one, [other]]),
  );
  expect(echoEdits(twins, [{ thing: "option_value:al", field: "price", value: "2.50" }])).toEqual([
    { thing: "option_value:al", field: "price", value: "2.50" },
    { thing: "option_value:bl", field: "price", value: "2.50" },
  ]);
  const added = echoEdits(twins, [
    { thing: "option_value:new", field: "under", value: "option_group:a" },
    { thing: "option_value:new", field: "name", value: "Huge" },
  ]);
  const twin = added[1]?.thing;
  expect(added.map(({ value }) => value)).toEqual(["option_group:a", "option_group:b", "Huge", "Huge"]);
  expect(added[3]?.thing).toBe(twin);
  expect(echoEdits(twins, [{ thing: "option_value:new", field: "under", value: null }])).toEqual([
    { thing: "option_value:new", field: "under", value: null },
    { thing: twin, field: "under", value: null },
  ]);
});

test("A copied group has new ids at each level, and the same words.", () => {
  const edits = copyEdits(DRAFT, WITHIN, "option_group:a", "item:9");
  const keys = [...new Set(edits.map((edit) => edit.thing))];
  expect(keys).toHaveLength(3);
  expect(keys.filter((key) => DRAFT.things.has(key))).toEqual([]);
  expect(edits.filter(({ field }) => field === "name").map(({ value }) => value)).toEqual(["Size", "Small", "Large"]);
  expect(edits[0]?.value).toBe("item:9");
});

test("ordering#nested-options: no group is added below the deepest", () => {
  const deep = new Map<string, ReturnType<typeof thing>[1]>();
  for (let depth = 0; depth < 50; depth += 1) {
    deep.set(...thing(`option_group:${depth}`, depth === 0 ? "item:1" : `option_value:${depth - 1}`));
    deep.set(...thing(`option_value:${depth}`, `option_group:${depth}`));
  }
  const draft = { things: deep, pending: new Map() };
  expect(canNest(draft, "option_value:48")).toBe(true);
  expect(canNest(draft, "option_value:49")).toBe(false);
});
