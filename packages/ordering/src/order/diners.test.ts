import { describe, expect, it } from "vitest";
import { allergiesOf, type Diner, dinersOfOrder, hasOtherAllergies, keptDiners, normalizeDiners } from "./diners.ts";

const ALONE: Diner = { allergies: ["Peanuts"] };

describe("Said allergies", () => {
  it("menu#diner-allergies: have one form, and a person without any says nothing", () => {
    const said: Diner[] = [
      { name: "  Ana ", allergies: ["Egg", "Peanuts", "Egg"], orderIds: [3, 1, 3] },
      { name: "Ben", allergies: [] },
      { name: " ", allergies: ["Soy"] },
    ];
    const diners = normalizeDiners(said);
    expect(diners).toEqual([{ name: "Ana", allergies: ["Peanuts", "Egg"], orderIds: [1, 3] }, { allergies: ["Soy"] }]);
    expect(normalizeDiners(diners)).toEqual(diners);
    expect(allergiesOf(diners)).toEqual(["Peanuts", "Egg", "Soy"]);
  });

  it("menu#diner-allergies: are of each order of a checkout whose lines the person eats", () => {
    const diners: Diner[] = [ALONE, { allergies: ["Egg"], orderIds: [1, 2] }];
    expect(dinersOfOrder(diners, [{ orderId: 2 }, { orderId: 4 }])).toEqual([
      ALONE,
      { allergies: ["Egg"], orderIds: [2] },
    ]);
    expect(dinersOfOrder(diners, [{ orderId: 4 }])).toEqual([ALONE]);
  });

  it("menu#diner-allergies: of an earlier order are for all lines of the next one", () => {
    expect(keptDiners([{ name: "Ana", allergies: ["Egg"], orderIds: [1] }])).toEqual([
      { name: "Ana", allergies: ["Egg"] },
    ]);
  });

  it("board#changed: are other ones if a person, an allergy or a line is", () => {
    const both: Diner[] = [ALONE, { name: "Ana", allergies: ["Soy", "Egg"] }];
    expect(hasOtherAllergies(both, [{ name: "Ana", allergies: ["Egg", "Soy"] }, ALONE])).toBe(false);
    expect(hasOtherAllergies([], [{ allergies: [] }])).toBe(false);
    expect(hasOtherAllergies(both, [ALONE])).toBe(true);
    expect(hasOtherAllergies([ALONE], [{ ...ALONE, orderIds: [1] }])).toBe(true);
    expect(hasOtherAllergies([ALONE], [])).toBe(true);
  });
});
