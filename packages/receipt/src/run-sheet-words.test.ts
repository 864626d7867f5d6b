import type { RunSheetData } from "@comptoir/contract";
import { expect, test } from "vitest";
import { runSheetWords } from "./run-sheet-words.ts";

const orderAt = (at: string, suite: string, person: string | null): RunSheetData["orders"][number] => ({
  ...{
    at,
    suite,
    person,
    phone: person && "4165550123",
    questions: [],
    id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
    number: "1",
    kind: "event-day",
    status: "placed",
    diners: [],
    notes: null,
    checkId: false,
    lines: [],
  },
});

/** The wall clock on the night when daylight saving time ends: 1:30 occurs twice. */
function wallClock(instant: string) {
  const isBefore = instant < "2027-11-07T06:00:00Z";
  const minutes =
    Math.round((Date.parse(instant) - Date.parse("2027-11-07T00:00:00Z")) / 60_000) - (isBefore ? 240 : 300);
  return { date: "2027-11-07", minutes, weekday: 6 } as const;
}

test("suites#run-sheet: a repeated wall-clock hour has a part of its own.", () => {
  const { parts } = runSheetWords(
    {
      event: { id: "night", name: "Night", starts_at: "2027-11-07T04:00:00.000Z" },
      orders: [
        orderAt("2027-11-07T05:30:00.000Z", "Suite 1", "Ève Hôte"),
        orderAt("2027-11-07T06:30:00.000Z", "Suite 2", null),
      ],
      restock: [],
    },
    wallClock,
  );
  expect(parts.map(({ at, orders }) => [at.replace(/\s/g, " "), orders.map(({ heading }) => heading)])).toEqual([
    ["1:30 a.m.", ["Suite 1 · order 1 · Ève Hôte · 416-555-0123"]],
    ["1:30 a.m.", ["Suite 2 · order 1"]],
  ]);
});
