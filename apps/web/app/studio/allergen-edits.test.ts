import { readAllergens } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { hasNoAllergens, withAllergen } from "./allergen-edits.ts";

describe("law#unconfirmed-allergens: the chips of a dish's allergens", () => {
  test.each([
    ["", "contains", true, "Dairy"],
    ["Egg", "mayContain", true, "Egg, may contain Dairy"],
    ["Dairy, Egg", "mayContain", true, "Egg, may contain Dairy"],
    ["none", "contains", true, "Dairy"],
    ["Dairy", "contains", false, null],
    ["Chef’s spice", "contains", true, "Dairy, Chef’s spice"],
    ["Chef’s spice, may contain Egg", "contains", true, "Dairy, Chef’s spice, may contain Egg"],
  ] as const)("%j with Dairy (%s, %j) becomes %j", (written, sort, isChosen, after) => {
    expect(withAllergen(readAllergens(written), { allergen: "Dairy", sort, isChosen })).toBe(after);
  });

  test("Without a list nothing is confirmed; “none” is.", () => {
    expect(hasNoAllergens(readAllergens(null))).toBe(false);
    expect(hasNoAllergens(readAllergens("none"))).toBe(true);
    expect(hasNoAllergens(readAllergens("Dairy"))).toBe(false);
  });

  test("Words that are not known are kept through a change, and the list stays unconfirmed.", () => {
    const after = withAllergen(readAllergens("Chef’s spice, may contain Egg"), {
      allergen: "Soy",
      sort: "mayContain",
      isChosen: true,
    });
    const list = readAllergens(after);
    expect([list.unread, list.mayContain, list.isConfirmed]).toEqual([["Chef’s spice"], ["Egg", "Soy"], false]);
  });
});
