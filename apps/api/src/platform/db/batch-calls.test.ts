import { describe, expect, it } from "vitest";
import { batchCalls } from "./batch-calls.ts";

describe("What is asked together", () => {
  it("is one question for all that is asked at the same time, and each gets its own answer", async () => {
    const asked: (readonly number[])[] = [];
    const double = batchCalls(async (numbers: readonly number[]) => {
      asked.push(numbers);
      return numbers.map((number) => number * 2);
    });
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it("is asked a hundred at a time", async () => {
    const sizes: number[] = [];
    const same = batchCalls(async (numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return numbers;
    });
    const numbers = Array.from({ length: 250 }, (_, index) => index);
    expect(await Promise.all(numbers.map(same))).toEqual(numbers);
    expect(sizes).toEqual([100, 100, 50]);
  });

  it("is asked one by one when all of it fails, so that one does not keep the others from their answers", async () => {
    const half = batchCalls(async (numbers: readonly number[]) => {
      if (numbers.some((number) => number % 2 === 1)) throw new Error("odd");
      return numbers.map((number) => number / 2);
    });
    const outcomes = await Promise.allSettled([2, 3, 4].map(half));
    expect(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.message)),
    ).toEqual([1, "odd", 2]);
  });

  it("is one question for each group of what is to be asked apart", async () => {
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

  it("waits for others as long as it is told to where nobody waits for the answer", async () => {
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
