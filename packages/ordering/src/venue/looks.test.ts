import { describe, expect, test } from "vitest";
import { CARD_STYLES, FONTS, findLook, readLook, THEMES } from "./looks.ts";

describe("the looks of a venue", () => {
  test("A look is known by its name, whatever its capitals.", () => {
    expect(readLook(CARD_STYLES, "text")).toBe("text");
    expect(readLook(THEMES, " Dark ")).toBe("dark");
    expect(readLook(FONTS, "bricolage grotesque")).toBe("Bricolage Grotesque");
  });

  test("A venue that names none, or one that there is not, has the first.", () => {
    expect(readLook(CARD_STYLES, undefined)).toBe("picture");
    expect(readLook(THEMES, "ember")).toBe("device");
    expect(readLook(FONTS, { heading: "Lora" })).toBe("Fraunces");
    expect(findLook(FONTS, "Comic Sans")).toBeUndefined();
  });
});
