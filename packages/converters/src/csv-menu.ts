import { convertCatalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { type Column, type PriceKey, TRAIT_COLUMNS } from "./csv-columns.ts";
import { groupsOfRows, readCellOptions, sizeGroup, translate } from "./csv-options.ts";
import { countUnread, isMenuTable, readTable, type Table, type TableColumn } from "./csv-table.ts";
import type { Thing } from "./foreign-thing.ts";
import { type Notes, startNotes } from "./notes.ts";
import { REGULAR } from "./read-sizes.ts";

/** Converts a table with one row for each dish, or for each size or option of a dish. */
export const csvMenu: Converter = {
  name: "csv",
  describe: "CSV with a row per dish: menu, section, name, description, price, and columns of options",
  recognises: ({ text, json }) => json === undefined && isMenuTable(readTable(text)),
  convert: ({ text }, options) => {
    const table = readTable(text) ?? { columns: [], rows: [] };
    const own = startNotes();
    const { notes, ...converted } = convertCatalogue({ menus: menusOf(table, own) }, options, countUnread(table));
    const isLost = ({ column }: TableColumn) => column === "unknown" || column === "other_price";
    const named = (columns: readonly TableColumn[]) =>
      columns.map(({ header }) => header.trim().slice(0, 40)).join(", ");
    const lost = named(table.columns.filter((column) => isLost(column) && column.header.trim() !== ""));
    const repeated = named(repeatedColumns(table));
    const above = (table.above ?? []).map((words) => JSON.stringify(words.slice(0, 60))).join(", ");
    const ofTable = startNotes();
    if (above !== "") ofTable.say("aboveHeader", above);
    if (lost !== "") ofTable.say("columnsLost", lost);
    if (repeated !== "") ofTable.say("columnsRepeated", repeated);
    return { ...converted, notes: [...ofTable.list(), ...own.list(), ...notes] };
  },
};

type Row = { readonly cells: ReadonlyMap<Column, string>; readonly table: Table; readonly values: readonly string[] };
type Holder<Held> = { readonly thing: Thing; readonly held: Map<string, Held> };

/** Returns the columns that are ignored in favour of an earlier column with the same meaning. */
function repeatedColumns({ columns, rows }: Table): TableColumn[] {
  const MANY: readonly Column[] = ["options", "options_fr", "options_en", "size_price", "other_price", "unknown"];
  const meaningOf = ({ column }: TableColumn) => (column === "ingredients" ? "description" : column);
  return columns.filter((one, at) => {
    if (MANY.includes(one.column)) return false;
    const before = columns.flatMap((other, index) =>
      index < at && meaningOf(other) === meaningOf(one) ? [index] : [],
    );
    return before.length > 0 && rows.some((row) => row[at]?.trim() && before.some((index) => row[index]?.trim()));
  });
}

/** Matches what a spreadsheet writes beside a count or a sum of the rows above. */
const TOTAL =
  /^(?:(?:grand|sub|sous)[ -]?)?(?:totals?|totaux)(?:\s+(?:of|de|des|du|d['’])?\s*(?:all\s+)?(?:count|rows?|items?|dishes|products?|plats?|articles?|produits?|lignes?|g[ée]n[ée]ral))?\s*[:=]?\s*\d*$|^(?:number|count|nombre) (?:of|de) (?:items?|dishes|products?|plats?|articles?|produits?)\s*[:=]?\s*\d*$/i;

function menusOf(table: Table, notes: Notes): Thing[] {
  const menus = new Map<string, Holder<Holder<Row[]>>>();
  let menuName = "Menu";
  let sectionName = "Menu";
  for (const values of table.rows) {
    const cells = cellsOf(table, values);
    // An empty cell repeats the one above, as in merged cells of a spreadsheet.
    menuName = cells.get("menu") || menuName;
    sectionName = cells.get("section") || sectionName;
    const name = cells.get("name");
    const filled = values.filter((value) => value.trim() !== "");
    if (values.slice(table.columns.length).some((value) => value.trim() !== "")) {
      notes.count("rowsTooLong", filled.join(", "));
    }
    if (filled.some((value) => TOTAL.test(value.trim()))) {
      notes.count("totalRows", filled.join(", "));
      continue;
    }
    if (!name) {
      const isHeading =
        (filled.length < 2 && !/\d/.test(filled.join())) ||
        filled.every((value) => [menuName, sectionName].includes(value.trim()));
      if (!isHeading) notes.count("rowsWithoutName", filled.join(", "));
      continue;
    }
    const sections = holderOf(menus, menuName, "menu", cells).held;
    const dishes = holderOf(sections, sectionName, "section", cells).held;
    // A dish's rows are its sizes, its options, and at most one other row. A second one is another dish of
    // the same name.
    const isSecond = !isPart(cells) && dishes.get(name)?.some((row) => !isPart(row.cells));
    const key = isSecond ? `${name}\n${dishes.size}` : name;
    const rows = dishes.get(key) ?? [];
    rows.push({ cells, table, values });
    dishes.set(key, rows);
  }
  return [...menus.values()].map(({ thing, held }) => ({
    ...thing,
    sections: [...held.values()].map((section) => ({
      ...section.thing,
      items: [...section.held.values()].map((rows) => dishOf(rows, notes)),
    })),
  }));
}

function isPart(cells: Row["cells"]): boolean {
  return Boolean(cells.get("size") || cells.get("option_name"));
}

/** Returns a row's cells by column. Of columns with the same meaning, the first filled one counts. */
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

function dishOf(rows: readonly Row[], notes: Notes): Thing {
  const [row] = rows;
  if (!row) return {};
  const priceKey = keyOf(row.table, "price");
  const cell = (column: Column) => row.cells.get(column) ?? "";
  const modifierGroups: Thing[] = [];
  const variations: Thing[] = [];
  const sizeGroups: Thing[] = [];
  for (const [index, { column, header, size, priceKey: ownKey }] of row.table.columns.entries()) {
    const text = (row.values[index] ?? "").trim();
    if (text === "") continue;
    if (column === "size_price") variations.push({ name: size, [ownKey]: text });
    if (column !== "options") continue;
    const options = readCellOptions(text, header, priceKey, notes);
    modifierGroups.push(...options.groups);
    sizeGroups.push(...options.sizes);
  }
  for (const language of ["fr", "en"] as const) {
    const cells = row.table.columns.flatMap(({ column, header }, index) =>
      column === `options_${language}` && row.values[index]?.trim() ? [{ header, text: row.values[index] ?? "" }] : [],
    );
    const said = cells.map(({ header, text }) => readCellOptions(text, header, priceKey, notes));
    const isSaid =
      translate(
        modifierGroups,
        said.flatMap(({ groups }) => groups),
        language,
      ) &&
      translate(
        sizeGroups,
        said.flatMap(({ sizes }) => sizes),
        language,
      );
    if (cells.length > 0 && !isSaid) {
      notes.count("translationDiffers", cell("name"));
    }
  }
  modifierGroups.push(
    ...groupsOfRows(
      rows.map(({ cells }) => cells),
      keyOf(row.table, "option_price"),
    ),
  );
  const hasSizes = rows.some(({ cells }) => cells.get("size"));
  for (const { cells, table } of rows) {
    const own = cells.get("variant_price") ? "variant_price" : "price";
    const isUnnamed = hasSizes && !isPart(cells) && Boolean(cells.get(own));
    const size = cells.get("size") || (isUnnamed ? REGULAR : "");
    if (!size || variations.some(({ name }) => name === size)) continue;
    if (isUnnamed) notes.count("unnamedSize", cell("name"), REGULAR);
    const words = { name_fr: cells.get("size_fr"), name_en: cells.get("size_en") };
    variations.push({ name: size, ...words, [keyOf(table, own)]: cells.get(own) });
  }
  const words = ["name", "name_fr", "name_en", "description_fr", "description_en", ...TRAIT_COLUMNS] as const;
  return {
    ...Object.fromEntries(words.map((column) => [column, cell(column)])),
    description: cell("description") || cell("ingredients"),
    [priceKey]: hasSizes ? "" : cell("price"),
    sizes: [...sizeGroups.map((group) => sizeGroup(group, priceKey, cell("price"))), ...variations],
    modifierGroups,
  };
}

/** Returns the price field of a column. Without a unit in its header, the unit of the dish's price column applies. */
function keyOf(table: Table, column: Column): PriceKey {
  const own = table.columns.find((one) => one.column === column)?.priceKey ?? "price";
  return own === "price" && column !== "price" ? keyOf(table, "price") : own;
}
