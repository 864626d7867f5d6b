import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SLIP_COST, slipCost } from "./typing-slips.ts";

const { missing, swapped, extra, wrong } = SLIP_COST;

describe("Typing slips", () => {
  it("are letters left out, added, mistaken or swapped, and a wrong letter costs most", () => {
    expect(["soup", "sup", "suop", "souup", "soap"].map((typed) => slipCost(typed, "soup", 3))).toEqual([
      0,
      missing,
      swapped,
      extra,
      wrong,
    ]);
  });

  it("of one letter cost no more than a wrong letter, and letters left out cost one each", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.nat(11), fc.constantFrom("a", "z"), (word, place, letter) => {
        const changed = word.slice(0, place) + letter + word.slice(place + 1);
        expect(slipCost(changed, word, 3)).toBeLessThanOrEqual(wrong);
        expect(slipCost(word, `${word}xyz`, 3)).toBe(3 * missing);
        expect(slipCost(word, `${word}xyz`, 2)).toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });
});
