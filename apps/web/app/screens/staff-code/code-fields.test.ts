import { describe, expect, test } from "vitest";
import { discountOfTyped, typedOfDiscount, typesOfDiscount } from "./code-fields.ts";

const TYPED = {
  code: "FETE",
  name: "Party",
  name_fr: "La fête",
  value: "12,5 %",
  unit: "%",
  starts_at: "2026-11-20T11:00",
  ends_at: "",
  max_uses: "5",
  max_uses_per_person: "two",
  minimum_order_amount: "1 000,50 $",
};

describe("The form of a promo code", () => {
  test("Typed fields become those of the venue file; what is no number stays for the API to refuse.", () => {
    expect(discountOfTyped(TYPED, ["pickup", "dine-in", "nothing"])).toEqual({
      code: "FETE",
      name: "Party",
      value: "12.5%",
      starts_at: "2026-11-20T11:00",
      max_uses: 5,
      max_uses_per_person: "two",
      minimum_order_amount: "1000.50",
      order_types: ["dine-in", "pickup"],
      localization: { "fr-CA": { name: "La fête" } },
    });
  });

  test("Names in other languages stay, a French name that is emptied goes, and dollars have their sign.", () => {
    const before = { localization: { "en-CA": { name: "Party" }, "fr-CA": { name: "Fête" } } };
    const typed = { ...TYPED, name_fr: "", value: "2", unit: "$" };
    expect(discountOfTyped(typed, [], before)).toMatchObject({
      value: "2$",
      localization: { "en-CA": { name: "Party" } },
    });
  });

  test("A code fills the form, with times of the venue's clock.", () => {
    const discount = {
      code: "TEN",
      value: "2.00$",
      ends_at: "2026-12-01T05:07:00.000Z",
      order_types: ["school"],
      max_uses: 3,
    };
    const localOf = () => ({ date: "2026-12-01", weekday: 1, minutes: 7 });
    expect(typedOfDiscount(discount, localOf)).toMatchObject({
      value: "2.00",
      unit: "$",
      starts_at: "",
      ends_at: "2026-12-01T00:07",
      max_uses: "3",
    });
    expect(typesOfDiscount(discount)).toEqual(["school"]);
  });
});
