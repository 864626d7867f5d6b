import { pagesOfPdf, wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import { type TableCard, tableCardsPdf } from "./table-cards-pdf.ts";

const ABOUT = { title: "Table cards, Le Zinc", author: "Le Zinc", locale: "en-CA", paper: "letter" } as const;
const cardOf = (table: string): TableCard => ({
  restaurant: "Le Zinc",
  table,
  invitations: ["Scan to see the menu and order", "Balayez le code"],
  url: `https://order.example/le-zinc?tableNum=${table}`,
  code: { size: 21, isDark: (index) => index % 3 === 0 },
});

describe("operations#table-codes: the cards of tables as a PDF", () => {
  test("A card has the restaurant, the table, what to do in each language, and the link.", async () => {
    const words = wordsOfPdf(Buffer.from(await tableCardsPdf([cardOf("Table 1")], ABOUT)));
    expect(words).toEqual([
      "Le Zinc",
      "Table 1",
      "Scan to see the menu and order",
      "Balayez le code",
      "https://order.example/le-zinc?tableNum=Table 1",
    ]);
  });

  test.each(["letter", "a4"] as const)("Six cards are on a sheet of %s.", async (paper) => {
    const cards = Array.from({ length: 13 }, (_, index) => cardOf(String(index + 1)));
    expect(pagesOfPdf(Buffer.from(await tableCardsPdf(cards, { ...ABOUT, paper })))).toBe(3);
  });

  test("A name that is longer than its card is cut to one line, and the code keeps its place.", async () => {
    const long = { ...cardOf("7"), restaurant: "A very long name of a restaurant ".repeat(8) };
    expect(pagesOfPdf(Buffer.from(await tableCardsPdf([long], ABOUT)))).toBe(1);
  });
});
