import { describe, expect, test } from "vitest";
import { maskedCode, readGiftCardCode } from "./gift-card-code.ts";

describe("a gift card's code that a camera has read", () => {
  test("is the text itself, or the last part of an address.", () => {
    expect(readGiftCardCode(" CLUB-5H2M-8RKD-3PXT ")).toBe("CLUB-5H2M-8RKD-3PXT");
    expect(readGiftCardCode("https://club.example/gift/CLUB5H2M8RKD3PXT")).toBe("CLUB5H2M8RKD3PXT");
  });

  test("is not a table's address, a word or nothing.", () => {
    const others = ["https://club.example/?tableNum=12", "soup", "", "WIFI:S:club;;", "https://club.example/%E0%A4%A"];
    expect(others.map((seen) => readGiftCardCode(seen))).toEqual([null, null, null, null, null]);
  });

  test("is shown by its end.", () => {
    expect(maskedCode("CLUB-5H2M-8RKD-3PXT")).toBe("•••• 3PXT");
  });
});
