/**
 * The name of a table as it stands behind the word *table*: a venue whose codes say `Table 7` has no table that is called
 * *Table Table 7*. The word is the same in both languages. ordering#table-locations.
 */
export function tableName(table: string): string {
  return table.replace(/^\s*table\s+(?=\S)/i, "");
}
