import { anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGIES } from "../menu/allergens/allergen-words.ts";
import { readAllergens } from "../menu/allergens/read-allergens.ts";
import { allergyWarning } from "./allergy-warning.ts";
import type { ResolvedChoice } from "./line.ts";

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
      unconfirmed: [],
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
      unconfirmed: ["Egg"],
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
      unconfirmed: [],
      isUnconfirmed: false,
    });
  });

  it("law#unconfirmed-allergens: warns of a dish with an unrecognized word, and for an unknown allergy", () => {
    const warning = { contains: [], mayContain: [], unconfirmed: ["Gluten"], isUnconfirmed: true };
    expect(allergyWarning(dish("Milk, Chef’s spice"), ["Gluten"])).toEqual(warning);
    expect(allergyWarning(dish("Milk, Chef’s spice"), ["Dairy"])).toEqual({
      ...warning,
      contains: ["Dairy"],
      unconfirmed: [],
    });
    expect(allergyWarning({ ...dish("Milk"), choices: [choice("Chef’s spice")] }, ["Gluten"])).toEqual(warning);
    expect(allergyWarning(dish("Milk"), ["Celery"])).toEqual({ ...warning, unconfirmed: ["Celery"] });
    expect(allergyWarning(dish("Barley"), ["blé"])?.contains).toEqual(["blé"]);
  });

  it("menu#diner-allergies: is in one list of the warning at most, and in none only if the dish is confirmed free", () => {
    const said = fc.constantFrom("Dairy", "Egg", "Wheat", "may contain Egg", "Chef’s spice", "none", null);
    const allergies = fc.uniqueArray(fc.constantFrom(...ALLERGIES), { maxLength: 5 });
    fc.assert(
      fc.property(said, fc.array(said, { maxLength: 3 }), allergies, (own, choices, avoided) => {
        const lists = [own, ...choices].map(readAllergens);
        const warning = allergyWarning({ ...dish(own), choices: choices.map((list) => choice(list)) }, avoided);
        const { contains = [], mayContain = [], unconfirmed = [] } = warning ?? {};
        const listed = [...contains, ...mayContain, ...unconfirmed];
        expect(new Set(listed).size).toBe(listed.length);
        const isSafe = (allergy: string) =>
          lists.every((list) => list.isConfirmed) && ![allergy, ...grainOf(allergy)].some((word) => isIn(lists, word));
        expect([...listed].sort()).toEqual(avoided.filter((allergy) => !isSafe(allergy)).sort());
      }),
    );
  });
});

const grainOf = (allergy: string) => (allergy === "Gluten" || allergy === "Wheat" ? ["Gluten", "Wheat"] : []);
const isIn = (lists: readonly ReturnType<typeof readAllergens>[], word: string) =>
  lists.some(({ contains, mayContain }) => [...contains, ...mayContain].some((one) => one === word));
