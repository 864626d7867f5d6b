import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countTables, isKnownTable, readTableNumbers, tableName } from "./table-locations.ts";

describe("ordering#table-unknown: the tables of a venue", () => {
  test.each([
    ["1-4, Bar 1,, Patio ", ["1", "2", "3", "4", "Bar 1", "Patio"]],
    ["7", ["7"]],
    ["9 - 11", ["9", "10", "11"]],
    ["4-1", []],
    ["Terrace 1-3, Bar 2 - 3", ["Terrace 1", "Terrace 2", "Terrace 3", "Bar 2", "Bar 3"]],
    ["Room 2-B, 12-4-6", ["Room 2-B", "12-4-6"]],
    ["A1-A3", ["A1-A3"]],
    ["Table 1-2,Table 30", ["1", "2", "30"]],
    ["", []],
    [null, []],
  ])("%j is parsed as %j.", (text, tables) => {
    expect(readTableNumbers(text)).toEqual(tables);
  });

  test("A list has at most a thousand tables, however it is written.", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 999_999 }), fc.nat({ max: 999_999 }), (words, first, last) => {
        expect(readTableNumbers(`${words},${first}-${last},${first}-${last}`).length).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  test("All tables of a list are counted, those beyond the thousand too.", () => {
    expect(countTables("1-20, Bar 1, Terrace 1-6, 9-4")).toBe(27);
    expect(countTables("1-999999, 7")).toBe(1_000_000);
    expect(countTables("")).toBe(0);
  });

  const areas = [{ location: "Patio", areas: ["Table 4:T4", "Sofa"] }];
  test.each([
    [{ tables: "1-20, Table 30" }, ["1", "20", "Table 7", "30", "table 30"], ["0", "21", "T4", ""]],
    [{ generic_table_locations: areas }, ["T4", "t4", "Sofa", "Patio, Table 4"], ["4", "12", "Patio"]],
    [{ generic_table_locations: areas, tables: "12" }, ["T4", "12"], ["4", "13"]],
    [{ generic_table_locations: [], tables: " , " }, ["12", "anything"], []],
    [{}, ["12"], []],
  ])("With %j an order goes to %j, and not to %j.", (venue, known, unknown) => {
    for (const table of known) expect([table, isKnownTable(venue, table)]).toEqual([table, true]);
    for (const table of unknown) expect([table, isKnownTable(venue, table)]).toEqual([table, false]);
  });

  test.each([
    ["12", "12"],
    ["Table 7", "7"],
    [" table\u00a0A12", "A12"],
    ["Tableau 3", "Tableau 3"],
    ["Table", "Table"],
  ])("The table %j is shown after the word as %j.", (table, name) => expect(tableName(table)).toBe(name));
});
