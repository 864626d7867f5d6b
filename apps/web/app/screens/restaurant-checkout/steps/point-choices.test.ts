import { expect, test } from "vitest";
import { pointChoices } from "./points-and-credit.tsx";

const POINTS = { balance: 340, step: 100, value: "5.00", minimum: 100 };
const numbers = (...asked: Parameters<typeof pointChoices>) => pointChoices(...asked).map(({ points }) => points);

test("Whole steps of the balance can be chosen, largest first, each with the amount that it pays.", () => {
  expect(pointChoices(POINTS, 5_000)).toEqual([
    { points: 300, amountCents: 1_500 },
    { points: 200, amountCents: 1_000 },
    { points: 100, amountCents: 500 },
  ]);
});

test("Points pay at most the total, and at least the minimum.", () => {
  expect(numbers(POINTS, 1_499)).toEqual([200, 100]);
  expect(numbers({ ...POINTS, minimum: 200 }, 1_499)).toEqual([200]);
  expect(numbers({ ...POINTS, minimum: 500 }, 5_000)).toEqual([]);
  expect(numbers({ ...POINTS, balance: 99 }, 5_000)).toEqual([]);
});

test("A long list is thinned out evenly and keeps the largest choice.", () => {
  const choices = numbers({ ...POINTS, balance: 10_050 }, 1_000_000);
  expect(choices).toHaveLength(12);
  expect(choices[0]).toBe(10_000);
});
