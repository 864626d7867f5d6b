import { describe, expect, it } from "vitest";
import { DECLINE_REASONS, DECLINE_WORDS_MAX, parseDecline } from "./decline.ts";

describe("A restaurant declines an order", () => {
  it("with a reason, and words if it likes", () => {
    expect(parseDecline("sold-out", null)).toEqual({ reason: "sold-out", words: null, missed: false });
    expect(parseDecline("too-busy", "  The oven\n is out. ")).toEqual({
      ...{ reason: "too-busy", words: "The oven is out.", missed: false },
    });
  });

  it("for another reason in words only", () => {
    expect(parseDecline("other", "  ")).toEqual({ refused: { code: "words-missing" } });
    for (const reason of DECLINE_REASONS) expect(parseDecline(reason, "Sorry.")).toMatchObject({ reason });
  });

  it("in words of limited length", () => {
    const refused = { refused: { code: "words-too-long" } };
    expect(parseDecline("other", "x".repeat(DECLINE_WORDS_MAX + 1))).toEqual(refused);
    expect(parseDecline("other", "x".repeat(DECLINE_WORDS_MAX))).toMatchObject({ missed: false });
  });
});
