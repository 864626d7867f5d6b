import { parse } from "csv-parse/sync";
import {
  type Column,
  columnOf,
  isSizeWord,
  type PriceKey,
  priceKeyOf,
  RULE_COLUMNS,
  TRANSLATED_COLUMNS,
} from "./csv-columns.ts";

/** A column as its header tells it; `size` is the size whose price a `size_price` is. */
export type TableColumn = {
  readonly header: string;
  readonly column: Column;
  readonly size: string;
  readonly priceKey: PriceKey;
};

/** A table: what each column holds, and the cells of each row. */
export type Table = {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** What stands above the header, such as the name of a cafeteria. */
  readonly above?: readonly string[];
};

/** Why a text with cells is not read as a menu. */
export type TableFault =
  | { readonly refused: "open-quote"; readonly line: number }
  | { readonly refused: "no-header" }
  | { readonly refused: "unknown-columns"; readonly columns: string };

/** What is wrong with a table that is no menu; null where the text is a menu, or no table at all. */
export function tableFault(text: string): TableFault | null {
  const rows = readRows(text);
  if ("line" in rows) return { refused: "open-quote", line: rows.line };
  const table = tableOf(rows.rows);
  if (isMenuTable(table)) return null;
  const [first] = rows.rows;
  if (!table || !first || rows.rows.length < 2 || first.length < 2) return null;
  const isHeader =
    first.some((cell) => columnOf(cell).column !== "unknown") && !first.some((cell) => AMOUNT.test(cell));
  return isHeader ? { refused: "unknown-columns", columns: first.join(", ").slice(0, 200) } : { refused: "no-header" };
}

/** How far down a header is looked for. */
const MAX_ROWS_ABOVE = 10;

/** Reads a table with commas, semicolons, tabs or bars between its cells; null where the text is none. */
export function readTable(text: string): Table | null {
  const read = readRows(text);
  return "line" in read ? null : tableOf(read.rows);
}

/** A row of a table by the names of its columns, in lower case. */
export type TableRecord = { readonly [column: string]: string };

/** The rows of a table whose first row names its columns; none where it cannot be read. */
export function readRecords(text: string): TableRecord[] {
  const read = readRows(text);
  if ("line" in read) return [];
  const [header = [], ...rows] = read.rows;
  const columns = header.map((column) =>
    column
      .trim()
      .toLowerCase()
      .replace(/\u2019/g, "'"),
  );
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, (row[at] ?? "").trim()])));
}

/** The cells of a table, or the line whose quote is not closed. */
function readRows(text: string): { readonly rows: string[][] } | { readonly line: number } {
  const lines = text.split(/\r?\n|\r/, 1_000).filter((line) => line.trim() !== "");
  const first = lines.slice(0, MAX_ROWS_ABOVE).find((line) => /[,;\t|]/.test(line)) ?? lines[0] ?? "";
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
    return { rows };
  } catch {
    return { line: lineOfOpenQuote(text, delimiter) };
  }
}

/** The line on which a cell begins with a quote that is never closed. */
function lineOfOpenQuote(text: string, delimiter: string): number {
  let line = 1;
  let opened: number | null = null;
  let isCellEmpty = true;
  for (const character of text) {
    if (character === "\n") line += 1;
    if (character === '"' && (isCellEmpty || opened !== null)) opened = opened === null ? line : null;
    // A closed quote that is followed by another one is open again: `""` stands for one quote.
    isCellEmpty =
      character === "\n" || character === delimiter || (isCellEmpty && character === " ") || character === '"';
  }
  return opened ?? line;
}

function tableOf(rows: readonly string[][]): Table | null {
  const tables = rows.slice(0, MAX_ROWS_ABOVE + 1).map((headers, index) => ({
    columns: settleColumns(headers),
    rows: rows.slice(index + 1),
    above: rows.slice(0, index).flatMap((row) => row.find((cell) => cell !== "") ?? []),
  }));
  return tables.find(isMenuTable) ?? tables[0] ?? null;
}

/** Decides what a column holds by what stands beside it. */
function settleColumns(headers: readonly string[]): TableColumn[] {
  const columns = headers.map((header) => ({ header, ...columnOf(header), priceKey: priceKeyOf(header) }));
  const has = (...wanted: readonly Column[]) => columns.some(({ column }) => wanted.includes(column));
  const become = (from: Column, to: Column) => {
    for (const one of columns) if (one.column === from) one.column = to;
  };
  // Names that stand only under "Name (EN)" or "Name (FR)" are the names; a table of menus alone has them for dishes.
  for (const other of ["name_en", "name_fr", "menu"] as const) if (!has("name")) become(other, "name");
  for (const column of TRANSLATED_COLUMNS) {
    for (const other of [`${column}_en`, `${column}_fr`] as const) if (!has(column)) become(other, column);
  }
  if (!has("menu", "description")) become("menu_description", "description");
  if (!has("price", "size_price", "variant_price")) become("other_price", "price");
  if (has("price")) {
    for (const one of columns) if (one.column === "size_price" && !isSizeWord(one.size)) one.column = "other_price";
  }
  if (!has("size")) become("variant_price", has("price", "size_price") ? "unknown" : "price");
  // Beside a group and a price, the column of options names one choice in each row.
  if (has("option_group") && has("option_price")) become("options", "option_name");
  if (has("option_name")) {
    if (!has("option_group")) become("options", "option_group");
    if (!has("option_group")) become("group", "option_group");
  } else become("option_group", "options");
  if (!has("section")) become("group", "section");
  if (!has("option_name")) for (const one of ["option_price", ...RULE_COLUMNS] as const) become(one, "unknown");
  return columns.map((one) => (one.column === "group" ? { ...one, column: "unknown" } : one));
}

/** Tells whether a table is a menu: each dish has a name, and a price or a section. */
export function isMenuTable(table: Table | null): boolean {
  const columns = new Set(table?.columns.map(({ column }) => column));
  const tells: readonly Column[] = ["price", "size_price", "variant_price", "section"];
  return columns.has("name") && tells.some((column) => columns.has(column));
}

/** Amounts as tables write them; a column that holds little else is one of prices. */
const AMOUNT = /^[$€£¥₹]?\s?\d{1,5}[.,]\d{2}\s?[$€£¥₹]?$/;
const NO_AMOUNT = /tax|rate|rating|weight|fat|protein|carb|sugar|sodium|fib|salt|lat|lng|lon|discount|version/i;
const OPTION_WORDS = /modif|option|add-?on|topping|choice|customi[sz]|supplement/i;

/** What the columns that are not known hold in prices, where the table has no others, and in options. */
export function countUnread({ columns, rows }: Table): { prices: number; options: number } {
  const hasPrices = columns.some(({ column }) => /price/.test(column));
  const cellsOf = (index: number) => rows.map((row) => (row[index] ?? "").trim()).filter((cell) => cell !== "");
  const count = { prices: 0, options: 0 };
  for (const [index, { column, header }] of columns.entries()) {
    if (column !== "unknown") continue;
    const cells = cellsOf(index);
    const amounts = cells.filter((cell) => AMOUNT.test(cell)).length;
    if (!hasPrices && !NO_AMOUNT.test(header) && amounts * 5 > cells.length * 4) count.prices += amounts;
    if (OPTION_WORDS.test(header)) count.options += cells.filter((cell) => /\p{L}{3}/u.test(cell)).length;
  }
  return count;
}
