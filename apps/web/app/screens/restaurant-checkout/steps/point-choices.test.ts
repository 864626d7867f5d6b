import { expect, test } from "vitest";
import { pointChoices } from "./points-and-credit.tsx";

const POINTS = { balance: 340, step: 100, value: "5.00", minimum: 100 };
const numbers = (...asked: Parameters<typeof pointChoices>) => pointChoices(...asked).map(({ points }) => points);

test("Whole steps of the balance can be chosen, the most first, with what they pay.", () => {
  expect(pointChoices(POINTS, 5_000)).toEqual([
    { points: 300, amountCents: 1_500 },
    { points: 200, amountCents: 1_000 },
    { points: 100, amountCents: 500 },
  ]);
});

test("No more than the total can be paid, and nothing below the minimum.", () => {
  expect(numbers(POINTS, 1_499)).toEqual([200, 100]);
  expect(numbers({ ...POINTS, minimum: 200 }, 1_499)).toEqual([200]);
  expect(numbers({ ...POINTS, minimum: 500 }, 5_000)).toEqual([]);
  expect(numbers({ ...POINTS, balance: 99 }, 5_000)).toEqual([]);
});

test("Of a long list every so many stand there, the most among them.", () => {
  const choices = numbers({ ...POINTS, balance: 10_050 }, 1_000_000);
  expect(choices).toHaveLength(12);
  expect(choices[0]).toBe(10_000);
});
