import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";

describe("Batched calls", () => {
  it("are one query for all calls of one tick, and each call gets its own answer", async () => {
    const asked: (readonly number[])[] = [];
    const double = batchCalls(async (numbers: readonly number[]) => {
      asked.push(numbers);
      return numbers.map((number) => number * 2);
    });
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it("are at most a hundred per query", async () => {
    const sizes: number[] = [];
    const same = batchCalls(async (numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return numbers;
    });
    const numbers = Array.from({ length: 250 }, (_, index) => index);
    expect(await Promise.all(numbers.map(same))).toEqual(numbers);
    expect(sizes).toEqual([100, 100, 50]);
  });

  it("are retried one by one when the batch fails, so that one bad call does not fail the others", async () => {
    const half = batchCalls(async (numbers: readonly number[]) => {
      if (numbers.some((number) => number % 2 === 1)) throw new Error("odd");
      return numbers.map((number) => number / 2);
    });
    const outcomes = await Promise.allSettled([2, 3, 4].map(half));
    expect(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.message)),
    ).toEqual([1, "odd", 2]);
  });

  it("are one query for each group", async () => {
    const asked: (readonly string[])[] = [];
    const ask = batchCalls(
      async (words: readonly string[]) => {
        asked.push(words);
        return words.map((word) => word.toUpperCase());
      },
      { groupOf: ([initial]) => initial },
    );
    expect(await Promise.all(["ale", "bun", "ash"].map(ask))).toEqual(["ALE", "BUN", "ASH"]);
    expect(asked).toEqual([["ale", "ash"], ["bun"]]);
  });

  it("are gathered for the given time, for background work", async () => {
    const asked: (readonly number[])[] = [];
    const ask = batchCalls(
      async (numbers: readonly number[]) => {
        asked.push(numbers);
        return numbers;
      },
      { waitMs: 40 },
    );
    const first = ask(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await Promise.all([first, ask(2)])).toEqual([1, 2]);
    expect(asked).toEqual([[1, 2]]);
  });
});
