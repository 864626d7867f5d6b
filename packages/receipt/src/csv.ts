/** Characters at the start of a text that make a spreadsheet run it as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Where the list separator is a semicolon, as in French, a spreadsheet begins a cell there, also within quotes. */
const FORMULA_OF_CELL = /([;\t])(?=[=+\-@])/g;
const AMOUNT = /^-?\d+(\.\d+)?$/;

/** Formats rows as CSV (RFC 4180). An apostrophe escapes formulas, but not negative amounts. promises#promise-42. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(text: string): string {
  const safe = (FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text).replace(FORMULA_OF_CELL, "$1 ");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
