import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slips } from "./typing-slips.ts";

describe("Typing slips", () => {
  it("are missing, extra, wrong or swapped letters", () => {
    expect([
      slips("soup", "soup", 2),
      slips("sup", "soup", 2),
      slips("suop", "soup", 2),
      slips("soap", "soup", 2),
    ]).toEqual([0, 1, 1, 1]);
  });

  it("are at most one for one change, and at least the words' difference in length", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.nat(11), fc.constantFrom("a", "z"), (word, place, letter) => {
        const changed = word.slice(0, place) + letter + word.slice(place + 1);
        expect(slips(changed, word, 2)).toBeLessThanOrEqual(1);
        expect(slips(word, `${word}xyz`, 2)).toBe(3);
      }),
    );
  });
});
