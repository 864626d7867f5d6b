import { parse } from "csv-parse/sync";
import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { type Column, columnOf, isGroupHeader } from "./csv-columns.ts";
import { groupsOfRows } from "./csv-option-rows.ts";
import { readCellOptions } from "./csv-options.ts";
import type { Thing } from "./foreign-thing.ts";

/** A table: what each column holds, and the cells of each row. */
type Table = {
  readonly columns: readonly { readonly header: string; readonly column: Column; readonly size: string }[];
  readonly rows: string[][];
};

/**
 * A table with a row for each dish, or for each size of a dish: commas, semicolons or tabs, quoted or not, with decimal
 * commas and currency signs, and headers in English or French.
 */
export const csvMenu: Converter = {
  name: "csv",
  describe: "CSV with a row per dish: menu, section, name, description, price, and columns of options",
  recognises: ({ text, json }) => json === undefined && isMenu(readTable(text)),
  convert: ({ text }, options) => {
    const table = readTable(text) ?? { columns: [], rows: [] };
    const { venue, notes } = convertCatalogue({ menus: menusOf(table) }, options);
    const unknown = table.columns.filter(({ column, header }) => column === "unknown" && header.trim() !== "");
    const lost = unknown.map(({ header }) => header.trim().slice(0, 40)).join(", ");
    return { venue, notes: lost === "" ? notes : [`Columns that are not known are lost: ${lost}.`, ...notes] };
  },
};

function isMenu(table: Table | null): boolean {
  const columns = new Set(table?.columns.map(({ column }) => column));
  return (
    columns.has("name") &&
    (columns.has("price") || columns.has("price_cents") || columns.has("size_price") || columns.has("section"))
  );
}

function readTable(text: string): Table | null {
  const [first = ""] = text.split(/\r?\n|\r/).filter((line) => line.trim() !== "");
  const delimiter = [",", ";", "\t", "|"].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ",";
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      quote: delimiter === "\t" ? null : '"',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    const [headers, ...rest] = rows;
    if (!headers) return null;
    return {
      columns: withOptionRows(withName(headers.map((header) => ({ header, ...columnOf(header) })))),
      rows: rest,
    };
  } catch {
    return null;
  }
}

/** A table whose names stand only under "Name (FR)" or "Name (EN)" has its names there. */
function withName(columns: Table["columns"]): Table["columns"] {
  if (columns.some(({ column }) => column === "name")) return columns;
  const own = columns.findIndex(({ column }) => column === "name_en");
  const index = own >= 0 ? own : columns.findIndex(({ column }) => column === "name_fr");
  return columns.map((column, at) => (at === index ? { ...column, column: "name" } : column));
}

/** In a table with a row for each choice, the column of options says which group the choice belongs to. */
function withOptionRows(columns: Table["columns"]): Table["columns"] {
  if (!columns.some(({ column }) => column === "option_name")) return columns;
  return columns.map((one) =>
    one.column === "options" && isGroupHeader(one.header) ? { ...one, column: "option_group" } : one,
  );
}

type Row = { readonly cells: ReadonlyMap<Column, string>; readonly table: Table; readonly values: readonly string[] };

function menusOf(table: Table): Thing[] {
  const menus = new Map<string, Map<string, Map<string, Row[]>>>();
  let menuName = "Menu";
  let sectionName = "Menu";
  for (const values of table.rows) {
    const cells = new Map(
      table.columns.map(({ column }, index) => [column, (values[index] ?? "").trim()] as const).reverse(),
    );
    // A cell that is empty below a filled one means the same again, as in a spreadsheet with merged cells.
    menuName = cells.get("menu") || menuName;
    sectionName = cells.get("section") || sectionName;
    const name = cells.get("name");
    if (!name) continue;
    const sections = menus.get(menuName) ?? new Map<string, Map<string, Row[]>>();
    menus.set(menuName, sections);
    const dishes = sections.get(sectionName) ?? new Map<string, Row[]>();
    sections.set(sectionName, dishes);
    // Only rows with a size or a choice of their own are one dish together; two rows of one name without are two dishes.
    const isPart = Boolean(cells.get("size") || cells.get("option_name"));
    const key = isPart ? name : `${name}\n${dishes.size}`;
    dishes.set(key, [...(dishes.get(key) ?? []), { cells, table, values }]);
  }
  return [...menus].map(([name, sections]) => ({
    name,
    sections: [...sections].map(([section, dishes]) => ({ name: section, items: [...dishes.values()].map(dishOf) })),
  }));
}

function dishOf(rows: readonly Row[]): Thing {
  const [row] = rows;
  if (!row) return {};
  const priceKey = row.table.columns.some(({ column }) => column === "price_cents") ? "price_cents" : "price";
  const cell = (column: Column) => row.cells.get(column) ?? "";
  const modifierGroups: Thing[] = [];
  const variations: Thing[] = [];
  for (const [index, { column, header, size }] of row.table.columns.entries()) {
    const text = (row.values[index] ?? "").trim();
    if (text === "") continue;
    if (column === "size_price") variations.push({ name: size, [priceKey]: text });
    if (column !== "options") continue;
    const options = readCellOptions(text, header, priceKey);
    modifierGroups.push(...options.groups);
    variations.push(...options.sizes);
  }
  modifierGroups.push(...groupsOfRows(rows.map(({ cells }) => cells)));
  for (const { cells } of rows) {
    const size = cells.get("size");
    if (size && !variations.some(({ name }) => name === size))
      variations.push({ name: size, [priceKey]: cells.get(priceKey) });
  }
  const isSized = variations.length > 0;
  return {
    id: cell("id"),
    name: cell("name"),
    name_fr: cell("name_fr"),
    name_en: cell("name_en"),
    description: cell("description") || cell("ingredients"),
    description_fr: cell("description_fr"),
    description_en: cell("description_en"),
    [priceKey]: isSized && cell("size") !== "" ? "" : cell(priceKey),
    sku: cell("sku"),
    image: cell("image"),
    allergens: cell("allergens"),
    diets: cell("diets"),
    calories: cell("calories"),
    alcohol: cell("alcohol"),
    featured: cell("featured"),
    available: cell("available"),
    sold_out: cell("sold_out"),
    sizes: variations,
    modifierGroups,
  };
}
