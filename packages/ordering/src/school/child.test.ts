import { anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import type { ResolvedChoice } from "../cart/line.ts";
import { readAllergens } from "../menu/allergens/read-allergens.ts";
import { ALLERGIES, allergyWarning, earliestDate, schoolOrderKey } from "./child.ts";

const dish = (allergens: string | null) => ({ item: { allergens: readAllergens(allergens) }, choices: [] });
const choice = (allergens: string | null, quantity = 1, choices: readonly ResolvedChoice[] = []) => {
  const value = anOptionValue({ allergens: readAllergens(allergens) });
  return { group: anOptionGroup(), value, quantity, choices } satisfies ResolvedChoice;
};

describe("An allergy", () => {
  it("school#allergy-warning: warns of a dish that contains it, and of nothing else", () => {
    expect(allergyWarning(dish("dairy, Gluten"), ["Dairy"])).toEqual({
      contains: ["Dairy"],
      mayContain: [],
      isUnconfirmed: false,
    });
    expect(allergyWarning(dish("Gluten"), ["Dairy"])).toBeNull();
    expect(allergyWarning(dish("Dairy"), [])).toBeNull();
    expect(allergyWarning(dish("none"), ["Dairy"])).toBeNull();
  });

  it("law#unconfirmed-allergens: warns of a dish with unknown allergens", () => {
    expect(allergyWarning(dish(null), ["Egg"])).toEqual({
      contains: [],
      mayContain: [],
      isUnconfirmed: true,
    });
    expect(allergyWarning(dish(null), [])).toBeNull();
  });

  it("school#allergy-warning: warns of chosen options at every depth, and of no others", () => {
    const nested = choice("none", 1, [choice("Sesame")]);
    expect(allergyWarning({ ...dish("none"), choices: [nested] }, ["Sesame"])?.contains).toEqual(["Sesame"]);
    expect(allergyWarning({ ...dish("none"), choices: [choice("Sesame", 0)] }, ["Sesame"])).toBeNull();
    expect(allergyWarning({ ...dish("none"), choices: [choice(null)] }, ["Sesame"])?.isUnconfirmed).toBe(true);
  });

  it("school#allergy-warning: warns of defaults and of the choice that sets the price, at quantity 0 too", () => {
    const included = {
      ...choice("Sesame", 0),
      value: anOptionValue({ allergens: readAllergens("Sesame"), defaultSelection: true }),
    };
    expect(allergyWarning({ ...dish("none"), choices: [included] }, ["Sesame"])?.contains).toEqual(["Sesame"]);
    const sized = { ...choice("Sesame", 0), group: anOptionGroup({ type: "pricing" }) };
    expect(allergyWarning({ ...dish("none"), choices: [sized] }, ["Sesame"])?.contains).toEqual(["Sesame"]);
  });

  it("school#allergy-warning: to wheat includes gluten, and the other way round", () => {
    expect(allergyWarning(dish("Gluten"), ["Wheat"])?.contains).toEqual(["Wheat"]);
    expect(allergyWarning(dish("Wheat"), ["Gluten"])?.contains).toEqual(["Gluten"]);
    expect(ALLERGIES).not.toContain("Alcohol");
  });

  it("school#allergy-warning: warns of possible allergens separately", () => {
    expect(allergyWarning(dish("Egg. May contain nuts"), ["Treenuts", "Egg", "Soy"])).toEqual({
      contains: ["Egg"],
      mayContain: ["Treenuts"],
      isUnconfirmed: false,
    });
  });

  it("law#unconfirmed-allergens: warns of a dish with an unrecognized word, and for an unknown allergy", () => {
    const warning = { contains: [], mayContain: [], isUnconfirmed: true };
    expect(allergyWarning(dish("Milk, Chef’s spice"), ["Gluten"])).toEqual(warning);
    expect(allergyWarning(dish("Milk, Chef’s spice"), ["Dairy"])).toEqual({ ...warning, contains: ["Dairy"] });
    expect(allergyWarning({ ...dish("Milk"), choices: [choice("Chef’s spice")] }, ["Gluten"])).toEqual(warning);
    expect(allergyWarning(dish("Milk"), ["Celery"])).toEqual(warning);
    expect(allergyWarning(dish("Barley"), ["blé"])?.contains).toEqual(["blé"]);
  });
});

describe("An order of a school's cart", () => {
  it("school#child-orders: has one date and one child, the earliest date first; a line without a date has that date", () => {
    const lines = [{ date: "2026-11-24", childId: "a" }, { date: "2026-11-23", childId: "b" }, { childId: "a" }];
    const earliest = earliestDate(lines);
    expect(earliest).toBe("2026-11-23");
    const keys = lines.map((line) => schoolOrderKey(line, earliest)).sort();
    expect(keys).toEqual(["2026-11-23 a", "2026-11-23 b", "2026-11-24 a"]);
    expect(schoolOrderKey({ date: "2026-11-23" }, earliest) < (keys[0] ?? "")).toBe(true);
    expect(earliestDate([{}])).toBe("");
  });
});
