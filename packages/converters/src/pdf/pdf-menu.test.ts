import { describe, expect, test } from "vitest";
import { showNote } from "../testing/convert-soundly.ts";
import { convertPdfMenu } from "./pdf-menu.ts";
import type { PdfPage, PdfText } from "./pdf-page.ts";

/** A text as wide as its letters, at a place of the page: 6 points a letter at a size of 12. */
const at = (x: number, y: number, text: string, size = 10, font = "f"): PdfText => {
  return { text, x, y, width: text.length * size * 0.5, size, font };
};

function read(...pages: readonly (readonly PdfText[])[]) {
  const converted = convertPdfMenu(
    pages.map((texts): PdfPage => ({ texts })),
    {},
  );
  if ("refused" in converted) throw new Error(converted.refused);
  const lines = converted.venue.menus.flatMap(({ name, sections }) => [
    `# ${name}`,
    ...sections.flatMap((section) => [
      `## ${section.name}${section.description ? `: ${section.description}` : ""}`,
      ...section.items.map((dish) =>
        [dish.name, dish.published_at === null ? "hidden" : dish.price, dish.description ?? ""].join("|"),
      ),
    ]),
  ]);
  const notes = converted.notes.map(showNote).filter((note) => /^lines?Unread|^pricesTaken/.test(note));
  return { lines, notes, count: converted.count.prices };
}

describe("studio#start-pdf: the lines of a menu's page", () => {
  test("are sections by their larger type, dishes by their prices, and descriptions", () => {
    const { lines, notes, count } = read([
      at(60, 50, "Chez Nous", 24),
      at(60, 100, "Entrées", 16),
      at(60, 120, "À partager", 9),
      at(60, 140, "Soupe"),
      at(500, 140, "9,00 $"),
      at(60, 152, "Oignons,", 8),
      at(60, 162, "gruyère", 8),
      at(60, 180, "Escargots ......... 14"),
      at(60, 220, "Plats", 16),
      at(60, 240, "Steak"),
      at(500, 240, "31,00 $"),
      at(60, 600, "Taxes en sus", 8),
    ]);
    expect(lines).toEqual([
      "# Chez Nous",
      "## Entrées: À partager",
      "Soupe|9.00|Oignons, gruyère",
      "Escargots|14.00|",
      "## Plats",
      "Steak|31.00|",
    ]);
    expect(notes).toEqual(["lineUnread Taxes en sus"]);
    expect(count).toEqual({ found: 3, taken: 3 });
  });

  test("are read column by column, between the lines that go across", () => {
    const column = (x: number, y: number, names: readonly string[]) =>
      names.flatMap((name, row) => [at(x, y + 16 * row, name), at(x + 180, y + 16 * row, `${row + 5}.00`)]);
    const { lines } = read([
      at(60, 40, "LUNCH AND DINNER, EVERY DAY OF THE YEAR UNTIL LATE AT NIGHT"),
      at(60, 80, "Soups", 16),
      at(330, 80, "Mains", 16),
      ...column(60, 100, ["Onion", "Leek", "Pea"]),
      ...column(330, 100, ["Steak", "Cod", "Duck"]),
      at(60, 170, "Salads", 16),
      at(330, 170, "Sweets", 16),
      ...column(60, 190, ["Greek", "Caesar"]),
      ...column(330, 190, ["Pie", "Flan"]),
    ]);
    expect(lines.slice(1)).toEqual([
      ...["## Soups", "Onion|5.00|", "Leek|6.00|", "Pea|7.00|", "## Salads", "Greek|5.00|", "Caesar|6.00|"],
      ...["## Mains", "Steak|5.00|", "Cod|6.00|", "Duck|7.00|", "## Sweets", "Pie|5.00|", "Flan|6.00|"],
    ]);
  });

  test("are rows of a table if the prices are in its last column only", () => {
    const rows = ["Onion", "Leek", "Pea", "Lentil"].flatMap((name, row) => [
      at(60, 100 + 16 * row, name),
      at(200, 100 + 16 * row, `with bread ${row}`),
      at(450, 100 + 16 * row, `${row + 5}.00`),
    ]);
    expect(read([at(60, 80, "Soups", 16), ...rows]).lines.slice(2, 4)).toEqual([
      "Onion|5.00|with bread 0",
      "Leek|6.00|with bread 1",
    ]);
  });

  test("begin with a name, if the price is below it, alone or after the description", () => {
    const names = ["Onion", "Leek", "Pea", "Lentil"];
    const below = names.flatMap((name, row) => [
      at(60, 100 + 60 * row, name, 13),
      at(60, 114 + 60 * row, "with bread", 9),
      at(60, 126 + 60 * row, `${row + 5}.00`, 9),
    ]);
    const after = names.flatMap((name, row) => [
      at(60, 100 + 60 * row, name, 13),
      at(60, 114 + 60 * row, `with bread  ${row + 5}.00`, 9),
    ]);
    for (const texts of [below, after]) {
      expect(read([at(60, 60, "Soups", 18), ...texts]).lines.slice(1, 4)).toEqual([
        "## Soups",
        "Onion|5.00|with bread",
        "Leek|6.00|with bread",
      ]);
    }
  });

  test("have raised cents, bold type that is drawn twice, and letters that are placed one by one", () => {
    const { lines } = read([
      at(60, 80, "SOUPS"),
      ...[..."Onion"].map((letter, place) => at(60 + 5 * place, 100, letter)),
      at(500, 100, "12"),
      at(510.5, 96.5, "50", 6),
      at(60, 120, "Leek"),
      at(60.4, 120, "Leek"),
      at(500, 120, "9.00"),
    ]);
    expect(lines).toEqual(["# Menu", "## SOUPS", "Onion|12.50|", "Leek|9.00|"]);
  });

  test("continue a section on the next page, and note what is none of a dish", () => {
    const { lines, notes, count } = read(
      [at(60, 80, "SOUPS"), at(60, 100, "Onion 9.00"), at(60, 112, "Add cheese 2.00"), at(60, 700, "1")],
      [at(60, 80, "SOUPS (suite)"), at(60, 100, "Leek 8.00"), at(60, 124, "www.chez.example")],
    );
    expect(lines).toEqual(["# Menu", "## SOUPS", "Onion|9.00|", "Leek|8.00|"]);
    expect(notes).toEqual([
      "lineUnread Add cheese 2.00",
      "lineUnread 1",
      "lineUnread www.chez.example",
      "pricesTaken 2 3",
    ]);
    expect(count).toEqual({ found: 3, taken: 2 });
  });

  test("in the type of the dishes are a dish without a price, or the beginning of a long name", () => {
    const { lines } = read([
      at(60, 80, "MAINS"),
      at(60, 100, "Steak 31.00", 10, "bold"),
      at(60, 112, "with fries", 10, "plain"),
      at(60, 130, "Today’s fish", 10, "bold"),
      at(60, 142, "ask us", 10, "plain"),
      at(60, 160, "Roast chicken of the farm, carrots and", 10, "bold"),
      at(60, 172, "all that grows there 28.00", 10, "bold"),
    ]);
    expect(lines.slice(2)).toEqual([
      "Steak|31.00|with fries",
      "Today’s fish|hidden|ask us",
      "Roast chicken of the farm, carrots and all that grows there|28.00|",
    ]);
  });

  test("without a price are no menu", () => {
    expect(read([at(60, 80, "Dear guests,"), at(60, 100, "we are closed.")])).toMatchObject({ lines: [] });
    expect(read([])).toMatchObject({ lines: [] });
  });
});
