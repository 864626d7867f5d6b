import { aCartLine } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { linesAgain, linesFor } from "./copy-lines.ts";

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

test("a day is copied as far as the other day serves its dishes", () => {
  expect(linesFor(lines, { from: MONDAY, to: "2026-11-24" }, openDates)).toMatchObject([
    { id: "milk", quantity: 2, date: "2026-11-24" },
  ]);
  expect(linesFor(lines, { from: MONDAY, to: "2026-12-25" }, openDates)).toEqual([]);
});

test("a week is repeated on the same weekdays, each dish in the first later week that serves it", () => {
  const again = linesAgain(lines, [MONDAY, "2026-11-24"], openDates);
  expect(again).toMatchObject([
    { id: "pasta", date: "2026-12-07" },
    { id: "milk", date: "2026-11-30" },
  ]);
  expect(again[0]).not.toHaveProperty("orderId");
});

test("what is there already is not repeated", () => {
  const twice = [...lines, aCartLine({ orderId: 4, id: "milk", date: "2026-11-30" })];
  expect(linesAgain(twice, [MONDAY], openDates)).toMatchObject([{ id: "pasta" }]);
});
