import { describe, expect, it } from "vitest";
import { type Cents, ZERO_CENTS } from "../../money/cents.ts";
import { rankInterest } from "./dish-interest.ts";
import { normalizeMissedSearch, shownSearches } from "./missed-search.ts";

describe("insight#missed-searches: the words of a search", () => {
  it.each([
    ["  Poutine   VÉGANE ", "poutine végane"],
    ["mac ’n’ cheese", "mac 'n' cheese"],
    ["fish & chips", "fish & chips"],
    ["E\u0301clair", "éclair"],
    ["7up", null],
    ["pi", null],
    ["416 555 0123 pizza", null],
    ["ana@example.test", null],
    ["https://example.test", null],
    ["<b>soup</b>", null],
    ["please bring me the soup", null],
    ["a".repeat(41), null],
    ["=soup", null],
    ["soup\u202Epuos", null],
    ["", null],
  ])("%j is counted as %j", (query, words) => {
    expect(normalizeMissedSearch(query)).toBe(words);
  });
});

describe("insight#shown-searches", () => {
  const missed = (words: string, times: number, mostOnADay: number) => ({ words, times, mostOnADay });

  it("shows words from three searches on, most frequent first, and counts the others", () => {
    const all = [missed("ramen", 3, 2), missed("tofu", 2, 2), missed("pho", 9, 4), missed("one", 1, 1)];
    const { shown, hiddenTimes } = shownSearches(all);
    expect(shown.map(({ words }) => words)).toEqual(["pho", "ramen"]);
    expect(hiddenTimes).toBe(3);
  });

  it("shows no words of a single network, on however many days it searched for them", () => {
    expect(shownSearches([missed("rude", 30, 1)])).toEqual({ shown: [], hiddenTimes: 30 });
  });
});

describe("insight#insight-lists", () => {
  const dish = (name: string, but: object = {}) => ({
    ...{ id: name, name, portions: 0, orders: 0, salesCents: ZERO_CENTS, opened: 0, askedSoldOut: 0 },
    ...but,
  });
  const names = (dishes: readonly { readonly name: string }[]) => dishes.map(({ name }) => name);

  it("ranks what sells by portions, then by amount; what was opened and not ordered by the difference", () => {
    const ranked = rankInterest(
      [
        dish("soup", { portions: 4, orders: 3, salesCents: 900 as Cents, opened: 20 }),
        dish("steak", { portions: 4, orders: 4, salesCents: 9_000 as Cents, opened: 5 }),
        dish("bread", { portions: 9, orders: 9, salesCents: 900 as Cents, opened: 2 }),
        dish("oysters", { opened: 4, askedSoldOut: 7 }),
      ],
      3,
    );
    expect(names(ranked.sold)).toEqual(["bread", "steak", "soup"]);
    expect(names(ranked.passedOver)).toEqual(["soup", "steak"]);
    expect(names(ranked.missed)).toEqual(["oysters"]);
  });

  it("has at most as many dishes as asked for", () => {
    expect(names(rankInterest([dish("a", { portions: 1 }), dish("b", { portions: 2 })], 1).sold)).toEqual(["b"]);
  });
});
