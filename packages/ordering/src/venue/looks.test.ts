import { describe, expect, test } from "vitest";
import { CARD_STYLES, FONTS, findLook, readLook, THEMES } from "./looks.ts";

describe("the looks of a venue", () => {
  test("A look is found by its name, ignoring case.", () => {
    expect(readLook(CARD_STYLES, "text")).toBe("text");
    expect(readLook(THEMES, " Dark ")).toBe("dark");
    expect(readLook(FONTS, "bricolage grotesque")).toBe("Bricolage Grotesque");
  });

  test("An absent or unknown look is the first.", () => {
    expect(readLook(CARD_STYLES, undefined)).toBe("picture");
    expect(readLook(THEMES, "ember")).toBe("device");
    expect(readLook(FONTS, { heading: "Lora" })).toBe("Fraunces");
    expect(findLook(FONTS, "Comic Sans")).toBeUndefined();
  });
});
