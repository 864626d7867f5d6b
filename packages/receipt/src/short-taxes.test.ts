import { runWithLocale } from "@comptoir/messages/server";
import { describe, expect, test } from "vitest";
import { shortTaxes } from "./short-taxes.ts";
import type { ExplainedTax } from "./tax-explanation.ts";

const tax = (words: string, parts: readonly string[]): ExplainedTax => ({
  ...{ key: words, words, cents: 100, parts, madeOf: parts.join(", ") },
});
const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Dish ${from + index}`);
const madeOf = (taxes: readonly ExplainedTax[], dishes: readonly string[]) =>
  shortTaxes(taxes, dishes).map((one) => one.madeOf);

describe("bill#receipt-taxes", () => {
  test("Two taxes of the same dishes list them once, below both.", () => {
    const dishes = ["Crêpe", "Salade"];
    expect(madeOf([tax("TPS", dishes), tax("TVQ", dishes), tax("TPS", ["Muffin"])], [...dishes, "Muffin"])).toEqual([
      ...["", "Crêpe and Salade", "Muffin"],
    ]);
  });

  test("A long list is everything, or everything but the others; each dish is listed once at most.", () => {
    const dishes = names(1, 40);
    const [first, second] = [dishes.slice(0, 38), dishes.slice(38)];
    expect(madeOf([tax("HST", dishes)], dishes)).toEqual(["Everything in this order"]);
    expect(madeOf([tax("HST", first), tax("GST", second)], dishes)).toEqual([
      "Everything but Dish 39 and Dish 40",
      "Dish 39 and Dish 40",
    ]);
    const [half] = madeOf([tax("HST", dishes.slice(0, 20)), tax("GST", dishes.slice(20))], dishes);
    expect(half?.match(/Dish /g)).toHaveLength(20);
  });

  test("In French, too.", () => {
    runWithLocale("fr-CA", () => {
      expect(madeOf([tax("TPS", names(1, 9)), tax("TVQ", names(1, 9))], names(1, 10))).toEqual([
        "",
        "Tout sauf Dish 10",
      ]);
    });
  });
});
