import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import { convertSoundly } from "./testing/convert-soundly.ts";

/** Converts a table; returns its dishes and notes. */
function read(...rows: string[]) {
  const { venue, notes } = convertSoundly(rows.join("\n"));
  const dishes = venue.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  return { dish: dishes[0], dishes, notes: notes.join("\n") };
}

describe("An id of two dishes", () => {
  test("is noted with both, and belongs to the first", () => {
    const { dishes, notes } = read(
      "section,id,name,price",
      "Mains,7,Steak,32.00",
      "Mains,8,Soup,8.00",
      "Cold,7,Salad,9.00",
    );
    expect(dishes.map(({ id }) => id)).toEqual([7, 8, "7-cold"]);
    expect(notes).toContain('sharedIds: 1 ("7: Steak, Salad")');
  });

  test("needs no note if it is one dish in two sections", () => {
    const { notes } = read("section,id,name,price", "Mains,7,Steak,32.00", "Grill,7,Steak,32.00");
    expect(notes).not.toContain("one id");
  });
});

describe("Each column that is not recognised is noted", () => {
  test.each(["Happy hour price", "Price FR", "Prix du midi", "Staff price", "Price Foo"])("%s", (header) => {
    const { dish, notes } = read(`name,price,${header}`, "Leek,6.50,5.00");
    expect(dish).toEqual({ name: "Leek", price: "6.50" });
    expect(notes).toMatch(new RegExp(`^columns\\w+ ${header}`, "m"));
  });

  test.each([
    ["name,price,ingredients,description", "Leek,6.50,Leeks,Warm", "description"],
    ["name,price,variation_price", "Leek,6.50,7.00", "variation_price"],
    ["name,price,option_price", "Leek,6.50,7.00", "option_price"],
    ["name,price,min,max", "Leek,6.50,1,2", "min, max"],
    ["name,price,section,section_description,section_description_fr", "Leek,6.50,A,B,C", "section_description_fr"],
  ])("of %s if no dish uses it", (header, row, lost) => {
    expect(read(header, row).notes).toMatch(new RegExp(`^columns\\w+ ${lost}`, "m"));
  });

  test("but a column that fills the gaps of another is used", () => {
    expect(read("Item Name,Display Name,price", ",Leek,6.50").notes).not.toContain("columns");
  });
});

describe("Each cell that is not recognised is noted", () => {
  test.each(["alcohol", "available", "sold out", "featured"])("%s: maybe", (header) => {
    const { notes } = read(`name,price,${header}`, "Leek,6.50,maybe");
    expect(notes).toContain("flagsUnread: 1");
    expect(notes).toContain("maybe");
  });

  test.each([
    ["calories", "about 300"],
    ["calories", "300-400"],
    ["diets", "keto"],
  ])("%s: %s", (header, cell) => {
    expect(read(`name,price,${header}`, `Leek,6.50,${cell}`).notes).toContain(cell);
  });

  test("the rules of options", () => {
    const { dish, notes } = read("name,price,options", "Leek,6.50,Extras (max x): Egg=1.00|Bacon=2.00");
    expect(notes).toContain('optionRulesUnread: 1 ("Extras (max x)")');
    expect(dish?.options?.[0]).toMatchObject({ name: "Extras", allow_multiple_selection: true });
    expect(dish?.options?.[0]?.limit).toBeUndefined();
    const rows = read("name,price,option_name,option_price,max", "Leek,6.50,Egg,1.00,a few");
    expect(rows.notes).toContain('optionRulesUnread: 1 ("Options: a few")');
    for (const rule of ["max 3", "min 1, max 3", "1-3", "required", "any", "obligatoire", "jusqu’à 2"]) {
      expect(read("name;price;options", `Leek;6.50;"Extras (${rule}): Egg=1.00"`).notes).not.toContain(
        "optionRulesUnread",
      );
    }
  });

  test("rows without a name, and cells beyond the header", () => {
    const { notes } = read("name,price", "Leek,6.50", ",7.50,", "Soup,8.00,hot");
    expect(notes).toContain("rowsTooLong");
    expect(read("section,name,price", "A,Leek,6.50", ",,7.50").notes).toContain('rowsWithoutName: 1 ("7.50")');
    expect(read("section,name,price", "Soups,,", ",Leek,6.50").notes).not.toContain("rowsWithoutName");
  });
});

describe("Options in two languages", () => {
  test("a column of options in French translates the options instead of repeating them", () => {
    const { dish, notes } = read(
      "name,price,options,options_fr",
      "Leek,6.50,Bread!: White=0|Rye=1.00; Size (price): S=6.50|L=8.00,Pain!: Blanc=0|Seigle=1.00; Taille (price): P=6.50|G=8.00",
    );
    const fr = (name: string) => ({ localization: { "fr-CA": { name } } });
    expect(dish?.options).toHaveLength(2);
    expect(dish?.options?.[0]).toMatchObject({ values: [fr("P"), fr("G")] });
    expect(dish?.options?.[1]).toMatchObject({ name: "Bread", ...fr("Pain"), values: [fr("Blanc"), fr("Seigle")] });
    expect(notes).not.toContain("translationDiffers");
  });

  test("a row for each option names it in both languages", () => {
    const { dish } = read(
      "name,price,option_group,option_group_fr,option_name,option_name_fr,option_price",
      "Leek,6.50,Bread,Pain,Rye,Seigle,1.00",
    );
    expect(dish?.options).toMatchObject([
      {
        localization: { "fr-CA": { name: "Pain" } },
        values: [{ name: "Rye", localization: { "fr-CA": { name: "Seigle" } }, price: "1.00" }],
      },
    ]);
  });

  test("those that do not match have a note", () => {
    const { dish, notes } = read("name,price,options,Options (FR)", "Leek,6.50,Bread: White|Rye,Pain: Blanc");
    expect(dish?.options).toHaveLength(1);
    expect(notes).toContain('translationDiffers: 1 ("Leek")');
  });

  test("those in French only are the options", () => {
    expect(read("nom,prix,options_fr", "Leek,6.50,Pain: Blanc").dish?.options).toMatchObject([{ name: "Pain" }]);
  });
});

describe("A table that is no menu is refused with its fault", () => {
  test.each([
    ["Leek,Soups,6.50\nSteak,Mains,32.00\n", { refused: "no-header" }],
    ["foo,bar\nLeek,Soups\n", { refused: "no-header" }],
    ["description,price\nWarm,6.50\n", { refused: "unknown-columns", columns: "description, price" }],
    ['name,price\nLeek,6.50\n"Soup,8.00\nSteak,32.00\n', { refused: "open-quote", line: 3 }],
  ])("%j", (file, refused) => expect(convertMenuFile(file)).toEqual(refused));
});

describe("A row with a total of the table", () => {
  test.each([
    "Mains,Total items,90",
    "Total items,,2",
    "TOTAL,,",
    "Sous-total,Total plats,38.50",
    "Nombre de plats: 2,,",
  ])("is no dish: %s", (row) => {
    const { dishes, notes } = read("section,name,price", "Mains,Steak,32.00", "Mains,Soup,6.50", row);
    expect(dishes.map(({ name }) => name)).toEqual(["Steak", "Soup"]);
    expect(notes).toContain("totalRows: 1");
  });

  test("is told from a dish whose name begins so", () => {
    const { dishes, notes } = read("section,name,price", "Wraps,Total veggie wrap,12.00", "Wraps,Totally ham,11.00");
    expect(dishes.map(({ name }) => name)).toEqual(["Total veggie wrap", "Totally ham"]);
    expect(notes).not.toContain("totalRows");
  });
});
