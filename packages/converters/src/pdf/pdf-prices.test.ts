import { describe, expect, test } from "vitest";
import { isPriceOnly, splitPrices } from "./pdf-prices.ts";

const shown = (text: string) => {
  const split = splitPrices(text);
  return (
    split && [split.name, ...split.prices.map(({ text: price, size }) => (size === "" ? price : `${size}=${price}`))]
  );
};

describe("studio#start-pdf: the prices at the end of a line", () => {
  test.each([
    ["Onion soup 12.50", ["Onion soup", "12.50"]],
    ["Soupe à l’oignon 12,50 $", ["Soupe à l’oignon", "12,50 $"]],
    ["Soupe .......... 8", ["Soupe", "8"]],
    ["Carbonara . . . . . . 19", ["Carbonara", "19"]],
    ["Tour de fruits de mer 1 250,00 $", ["Tour de fruits de mer", "1 250,00 $"]],
    ["Poulet 1/2 $17", ["Poulet 1/2", "$17"]],
    ["7UP 3.00", ["7UP", "3.00"]],
    ["Merlot verre 9,00 $ bouteille 38,00 $", ["Merlot", "verre=9,00 $", "bouteille=38,00 $"]],
    ["Merlot 9,00 $ verre / 38,00 $ bouteille", ["Merlot", "verre=9,00 $", "bouteille=38,00 $"]],
    ["Poutine 9.00 large 12.00", ["Poutine", "9.00", "large=12.00"]],
    ["Chardonnay 10 $ / 42 $", ["Chardonnay", "10 $ / 42 $"]],
  ])("%s", (text, expected) => expect(shown(text)).toEqual(expected));

  test.each([
    ["12, rue Saint-Jean"],
    ["514-555-0123"],
    ["514.555.0123"],
    ["Ouvert de 11:30 à 14:00"],
    ["Taxe de 5,00 %"],
    ["Bière 3.50 oz"],
    ["Page 12"],
    ["Un supplément de 5,00 $ est demandé pour le partage"],
  ])("%s has none", (text) => expect(shown(text)).toBeNull());

  test("are alone on their line, whole or not", () => {
    expect(["12", "$12.00", "9 / 12", "12,50 $"].map(isPriceOnly)).toEqual([true, true, true, true]);
    expect(["12 wings", "2026", "Soup 9.00"].map(isPriceOnly)).toEqual([false, false, false]);
  });

  test("are found in hostile lines in no time", () => {
    for (const text of [
      `${"1 ".repeat(50_000)}x`,
      `${". ".repeat(50_000)}x`,
      "9.00 ".repeat(20_000),
      " ".repeat(90_000),
    ]) {
      const start = performance.now();
      splitPrices(text);
      isPriceOnly(text);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});
