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

export type TableColumn = {
  readonly header: string;
  readonly column: Column;
  readonly size: string;
  readonly priceKey: PriceKey;
};

export type Table = {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The lines above the header, such as the name of a cafeteria. */
  readonly above?: readonly string[];
};

export type TableFault =
  | { readonly refused: "open-quote"; readonly line: number }
  | { readonly refused: "no-header" }
  | { readonly refused: "unknown-columns"; readonly columns: string };

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

const MAX_ROWS_ABOVE = 10;

/** Parses a table delimited by commas, semicolons, tabs or bars; null if the text is not a table. */
export function readTable(text: string): Table | null {
  const read = readRows(text);
  return "line" in read ? null : tableOf(read.rows);
}

export type TableRecord = { readonly [column: string]: string };

/** Parses a table whose first row is the header; empty if it is invalid. */
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

function lineOfOpenQuote(text: string, delimiter: string): number {
  let line = 1;
  let opened: number | null = null;
  let isCellEmpty = true;
  for (const character of text) {
    if (character === "\n") line += 1;
    if (character === '"' && (isCellEmpty || opened !== null)) opened = opened === null ? line : null;
    // A quote after a closing quote reopens the cell, because `""` escapes a quote.
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

/** Settles the meaning of ambiguous columns by the table's other columns. */
function settleColumns(headers: readonly string[]): TableColumn[] {
  const columns = headers.map((header) => ({ header, ...columnOf(header), priceKey: priceKeyOf(header) }));
  const has = (...wanted: readonly Column[]) => columns.some(({ column }) => wanted.includes(column));
  const become = (from: Column, to: Column) => {
    for (const one of columns) if (one.column === from) one.column = to;
  };
  // If there is no plain name column, "Name (EN)", "Name (FR)" or a menu column becomes it.
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
  // Beside a group and a price column, the options column names one option per row.
  if (has("option_group") && has("option_price")) become("options", "option_name");
  if (has("option_name")) {
    if (!has("option_group")) become("options", "option_group");
    if (!has("option_group")) become("group", "option_group");
  } else become("option_group", "options");
  if (!has("section")) become("group", "section");
  if (!has("option_name")) for (const one of ["option_price", ...RULE_COLUMNS] as const) become(one, "unknown");
  return columns.map((one) => (one.column === "group" ? { ...one, column: "unknown" } : one));
}

export function isMenuTable(table: Table | null): boolean {
  const columns = new Set(table?.columns.map(({ column }) => column));
  const tells: readonly Column[] = ["price", "size_price", "variant_price", "section"];
  return columns.has("name") && tells.some((column) => columns.has(column));
}

/** Matches an amount. A column that mostly holds amounts is a price column. */
const AMOUNT = /^[$€£¥₹]?\s?\d{1,5}[.,]\d{2}\s?[$€£¥₹]?$/;
const NO_AMOUNT = /tax|rate|rating|weight|fat|protein|carb|sugar|sodium|fib|salt|lat|lng|lon|discount|version/i;
const OPTION_WORDS = /modif|option|add-?on|topping|choice|customi[sz]|supplement/i;

/** Counts the options in columns of unknown meaning, and their prices if the table has no price column. */
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
