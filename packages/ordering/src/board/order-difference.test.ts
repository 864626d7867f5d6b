import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countAllDay } from "./all-day.ts";
import { orderDifference } from "./order-difference.ts";

describe("board#changed", () => {
  const line = (key: string, quantity: number) => ({ key, quantity });

  it("names what was added, what is gone, and quantities that changed", () => {
    const before = [line("steak", 2), line("coffee", 1), line("tea", 1)];
    const after = [line("steak", 3), line("tea", 1), line("cake", 1)];
    expect(orderDifference(before, after).map(({ line: { key }, from, to }) => [key, from, to])).toEqual([
      ["steak", 2, 3],
      ["coffee", 1, 0],
      ["cake", 0, 1],
    ]);
  });

  it("leads from the lines before to the lines after, and is empty for the same dishes in another sequence", () => {
    const lines = fc.array(
      fc.record({ key: fc.constantFrom("a", "b", "c"), quantity: fc.integer({ min: 1, max: 9 }) }),
    );
    const sums = (of: readonly { key: string; quantity: number }[]) => {
      const all: Record<string, number> = { a: 0, b: 0, c: 0 };
      for (const { key, quantity } of of) all[key] = (all[key] ?? 0) + quantity;
      return all;
    };
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const result = sums(before);
        for (const { line: changed, from, to } of orderDifference(before, after)) {
          expect(result[changed.key]).toBe(from);
          result[changed.key] = to;
        }
        expect(result).toEqual(sums(after));
        expect(orderDifference(before, before.toReversed())).toEqual([]);
      }),
    );
  });
});

describe("board#all-day", () => {
  it("counts the dishes of open lines with their choices, most first", () => {
    const steak = { name: "Steak", choices: [{ name: "Rare", quantity: 1 }], isDone: false };
    const lines = [
      { ...steak, quantity: 2 },
      { ...steak, quantity: 1, choices: [{ name: "Blue", quantity: 1 }] },
      { name: "Coffee", quantity: 4, choices: [{ name: "Sugar", quantity: 2 }], isDone: false },
      { ...steak, quantity: 9, isDone: true },
    ];
    expect(countAllDay(lines)).toEqual([
      { name: "Coffee", quantity: 4, choices: [{ name: "Sugar", quantity: 8 }] },
      {
        name: "Steak",
        quantity: 3,
        choices: [
          { name: "Rare", quantity: 2 },
          { name: "Blue", quantity: 1 },
        ],
      },
    ]);
  });
});
