import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { type Column, type PriceKey, TRAIT_COLUMNS } from "./csv-columns.ts";
import { groupsOfRows, readCellOptions } from "./csv-options.ts";
import { countUnread, isMenuTable, readTable, type Table } from "./csv-table.ts";
import type { Thing } from "./foreign-thing.ts";

/**
 * A table with a row for each dish, or for each size of a dish: commas, semicolons or tabs, quoted or not, with decimal
 * commas and currency signs, and headers in English or French.
 */
export const csvMenu: Converter = {
  name: "csv",
  describe: "CSV with a row per dish: menu, section, name, description, price, and columns of options",
  recognises: ({ text, json }) => json === undefined && isMenuTable(readTable(text)),
  convert: ({ text }, options) => {
    const table = readTable(text) ?? { columns: [], rows: [] };
    const { notes, ...converted } = convertCatalogue({ menus: menusOf(table) }, options, countUnread(table));
    const isLost = (column: Column) => column === "unknown" || column === "other_price";
    const unknown = table.columns.filter(({ column, header }) => isLost(column) && header.trim() !== "");
    const lost = unknown.map(({ header }) => header.trim().slice(0, 40)).join(", ");
    const above = (table.above ?? []).map((words) => JSON.stringify(words.slice(0, 60))).join(", ");
    return {
      ...converted,
      notes: [
        ...(above === "" ? [] : [`What stands above the header is left out: ${above}.`]),
        ...(lost === "" ? [] : [`Columns that are not known are lost: ${lost}.`]),
        ...notes,
      ],
    };
  },
};

type Row = { readonly cells: ReadonlyMap<Column, string>; readonly table: Table; readonly values: readonly string[] };
/** A menu or a section of the table: what its first row says of it, and what its rows hold. */
type Holder<Held> = { readonly thing: Thing; readonly held: Map<string, Held> };

function menusOf(table: Table): Thing[] {
  const menus = new Map<string, Holder<Holder<Row[]>>>();
  let menuName = "Menu";
  let sectionName = "Menu";
  for (const values of table.rows) {
    const cells = cellsOf(table, values);
    // A cell that is empty below a filled one means the same again, as in a spreadsheet with merged cells.
    menuName = cells.get("menu") || menuName;
    sectionName = cells.get("section") || sectionName;
    const name = cells.get("name");
    if (!name) continue;
    const sections = holderOf(menus, menuName, "menu", cells).held;
    const dishes = holderOf(sections, sectionName, "section", cells).held;
    // Only rows with a size or a choice of their own are one dish together; two rows of one name without are two dishes.
    const isPart = Boolean(cells.get("size") || cells.get("option_name"));
    const key = isPart ? name : `${name}\n${dishes.size}`;
    dishes.set(key, [...(dishes.get(key) ?? []), { cells, table, values }]);
  }
  return [...menus.values()].map(({ thing, held }) => ({
    ...thing,
    sections: [...held.values()].map((section) => ({
      ...section.thing,
      items: [...section.held.values()].map(dishOf),
    })),
  }));
}

/** The cells of a row; where two columns mean the same, the first that is filled. */
function cellsOf(table: Table, values: readonly string[]): Map<Column, string> {
  const cells = new Map<Column, string>();
  for (const [index, { column }] of table.columns.entries()) {
    if (!cells.get(column)) cells.set(column, (values[index] ?? "").trim());
  }
  return cells;
}

function holderOf<Held>(
  holders: Map<string, Holder<Held>>,
  name: string,
  kind: "menu" | "section",
  cells: ReadonlyMap<Column, string>,
): Holder<Held> {
  const words = { name_fr: cells.get(`${kind}_fr`), name_en: cells.get(`${kind}_en`) };
  const made = { thing: { name, ...words, description: cells.get(`${kind}_description`) }, held: new Map() };
  const holder = holders.get(name) ?? made;
  holders.set(name, holder);
  return holder;
}

function dishOf(rows: readonly Row[]): Thing {
  const [row] = rows;
  if (!row) return {};
  const priceKey = keyOf(row.table, "price");
  const cell = (column: Column) => row.cells.get(column) ?? "";
  const modifierGroups: Thing[] = [];
  const variations: Thing[] = [];
  for (const [index, { column, header, size, priceKey: ownKey }] of row.table.columns.entries()) {
    const text = (row.values[index] ?? "").trim();
    if (text === "") continue;
    if (column === "size_price") variations.push({ name: size, [ownKey]: text });
    if (column !== "options") continue;
    const options = readCellOptions(text, header, priceKey);
    modifierGroups.push(...options.groups);
    variations.push(...options.sizes);
  }
  modifierGroups.push(
    ...groupsOfRows(
      rows.map(({ cells }) => cells),
      keyOf(row.table, "option_price"),
    ),
  );
  for (const { cells, table } of rows) {
    const size = cells.get("size");
    if (!size || variations.some(({ name }) => name === size)) continue;
    const own = cells.get("variant_price") ? "variant_price" : "price";
    variations.push({ name: size, [keyOf(table, own)]: cells.get(own) });
  }
  const words = ["name", "name_fr", "name_en", "description_fr", "description_en", ...TRAIT_COLUMNS] as const;
  return {
    ...Object.fromEntries(words.map((column) => [column, cell(column)])),
    description: cell("description") || cell("ingredients"),
    [priceKey]: variations.length > 0 && cell("size") !== "" ? "" : cell("price"),
    sizes: variations,
    modifierGroups,
  };
}

/** The field that the prices of a column become. A column without a unit of its own has that of the dish's price. */
function keyOf(table: Table, column: Column): PriceKey {
  const own = table.columns.find((one) => one.column === column)?.priceKey ?? "price";
  return own === "price" && column !== "price" ? keyOf(table, "price") : own;
}
