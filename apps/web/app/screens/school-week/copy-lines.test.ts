import { aCartLine } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { linesAgain, linesFor, linesForOther, withOrdered } from "./copy-lines.ts";

const MONDAY = "2026-11-23";
const lines = [
  aCartLine({ orderId: 1, id: "pasta", date: MONDAY }),
  aCartLine({ orderId: 2, id: "milk", quantity: 2, date: MONDAY }),
  aCartLine({ orderId: 3, id: "soup", date: "2026-11-24" }),
];
const openDates = [
  { date: MONDAY, dishIds: ["pasta", "milk"] },
  { date: "2026-11-24", dishIds: ["soup", "milk"] },
  { date: "2026-11-30", dishIds: ["tacos", "milk"] },
  { date: "2026-12-07", dishIds: ["pasta", "milk"] },
];

test("copying a day skips dishes that the other day does not serve", () => {
  expect(linesFor(lines, { from: MONDAY, to: "2026-11-24", childId: undefined }, openDates)).toMatchObject([
    { id: "milk", quantity: 2, date: "2026-11-24" },
  ]);
  expect(linesFor(lines, { from: MONDAY, to: "2026-12-25", childId: undefined }, openDates)).toEqual([]);
});

test("copying a day skips dishes that the child already has there, and ignores other children's dishes", () => {
  const there = [...lines, aCartLine({ orderId: 9, id: "milk", date: "2026-11-24" })];
  const copy = (childId: string | undefined) => linesFor(there, { from: MONDAY, to: "2026-11-24", childId }, openDates);
  expect(copy(undefined)).toEqual([]);
  const ofZoe = there.map((line) => (line.date === MONDAY ? { ...line, childId: "zoe" } : line));
  expect(linesFor(ofZoe, { from: MONDAY, to: "2026-11-24", childId: "zoe" }, openDates)).toHaveLength(1);
});

test("a week is repeated on the same weekdays, each dish in the first later week that serves it", () => {
  const { items, notServed } = linesAgain(lines, [MONDAY, "2026-11-24"], openDates);
  expect(items).toMatchObject([
    { id: "pasta", date: "2026-12-07" },
    { id: "milk", date: "2026-11-30" },
  ]);
  expect(notServed).toMatchObject([{ id: "soup" }]);
  expect(items[0]).not.toHaveProperty("orderId");
});

test("repeating a week skips dishes that are already there", () => {
  const twice = [...lines, aCartLine({ orderId: 4, id: "milk", date: "2026-11-30" })];
  expect(linesAgain(twice, [MONDAY], openDates)).toMatchObject({ items: [{ id: "pasta" }], notServed: [] });
});

test("copying a week for another child skips dishes that the other child already has", () => {
  const own = lines.map((line) => ({ ...line, childId: "zoe" }));
  const leo = aCartLine({ orderId: 9, id: "soup", date: "2026-11-24", childId: "leo" });
  const both = [...own, leo];
  expect(linesForOther(both, [MONDAY, "2026-11-24"], { from: "zoe", to: "leo" })).toMatchObject([
    { id: "pasta", date: MONDAY, childId: "leo" },
    { id: "milk", date: MONDAY, childId: "leo", quantity: 2 },
  ]);
  expect(linesForOther(both, ["2026-12-07"], { from: "zoe", to: "leo" })).toEqual([]);
  expect(linesFor(both, { from: "2026-11-24", to: MONDAY, childId: "leo" }, openDates)).toEqual([]);
});

test("a dish that is in the cart and in a placed order of its date is repeated once", () => {
  const placed = {
    lines: [aCartLine({ orderId: 7, id: "milk", date: MONDAY }), aCartLine({ orderId: 8, id: "pasta" })],
  };
  const known = withOrdered(lines.slice(0, 2), [placed]);
  expect(known.map(({ id }) => id)).toEqual(["pasta", "milk", "pasta"]);
  expect(linesAgain(known, [MONDAY], openDates).items).toMatchObject([
    { id: "pasta", date: "2026-12-07" },
    { id: "milk", quantity: 2, date: "2026-11-30" },
  ]);
});
