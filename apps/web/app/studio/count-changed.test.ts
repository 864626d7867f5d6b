import { describe, expect, test } from "vitest";
import { countChanged } from "./count-changed.ts";

const change = (thing: string, field: string, value: unknown = "x", was: unknown = null) => ({
  thing,
  field,
  was,
  value,
});

describe("studio#draft-counted: how many changes a draft has", () => {
  test("Several fields of a dish are one change, and a new dish is one with all its options.", () => {
    const dish = [change("item:9", "under", "section:2"), change("item:9", "name"), change("item:9", "price")];
    const options = [
      change("option_group:5", "under", "item:9"),
      change("option_group:5", "name"),
      ...["6", "7"].map((id) => change(`option_value:${id}`, "under", "option_group:5")),
    ];
    expect(countChanged([...dish, ...options])).toBe(1);
    expect(countChanged([...dish, change("item:3", "price", "13.00", "12.50")])).toBe(2);
  });

  test("An option of a dish that stands is a change of its own, and so is each setting.", () => {
    expect(countChanged([change("option_value:6", "price", "3.00", "2.00")])).toBe(1);
    expect(countChanged([change("restaurant", "name"), change("restaurant", "description")])).toBe(2);
  });
});
