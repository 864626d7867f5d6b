import type { RestaurantData, TableLocationData } from "./restaurant-data.ts";

/** An area of a place: what people read, and what stands for the table number. */
export type Area = { readonly label: string; readonly code: string };

/** Reads an area, `"label:code"`; the last colon divides them, without one the text is both. ordering#table-locations. */
function readArea(text: string): Area {
  const colon = text.lastIndexOf(":");
  if (colon < 0) return { label: text.trim(), code: text.trim() };
  return { label: text.slice(0, colon).trim(), code: text.slice(colon + 1).trim() };
}

/** A place with its areas. */
export type TableLocation = { readonly location: string; readonly areas: readonly Area[] };

/** Reads the locations at which a venue serves tables. ordering#table-locations. */
export function readTableLocations(data: readonly TableLocationData[] | null | undefined): TableLocation[] {
  return (data ?? []).map(({ location, areas }) => ({ location, areas: (areas ?? []).map(readArea) }));
}

/** Finds the area that a `genericTableLocation` code names, which stands for the table number. ordering#table-locations. */
export function findArea(locations: readonly TableLocation[], code: string): (Area & { location: string }) | null {
  for (const { location, areas } of locations) {
    const area = areas.find((candidate) => candidate.code === code);
    if (area) return { ...area, location };
  }
  return null;
}

/** A range of numbers is read up to here; a list, too. */
export const TABLES_MAX = 1_000;

/**
 * The name of a table as it stands behind the word *table*: a venue whose codes say `Table 7` has no table that is called
 * *Table Table 7*. The word is the same in both languages. ordering#table-locations.
 */
export function tableName(table: string): string {
  return table.replace(/^\s*table\s+(?=\S)/i, "");
}

/** The parts of a list of tables as it is written: numbers, ranges or words, with commas between them. */
export function tableListParts(text: string | null | undefined): readonly string[] {
  return (text ?? "")
    .split(",")
    .map((part) => tableName(part.trim()))
    .filter((part) => part !== "");
}

/** Reads a part as a range of numbers, such as `1-20`; null for any other. It may count down. */
export function readTableRange(part: string): { readonly first: number; readonly last: number } | null {
  const [, first, last] = /^(\d{1,6})\s*-\s*(\d{1,6})$/.exec(part) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

/**
 * Reads a venue's list of tables: numbers, ranges such as `1-20`, or words, with commas between them; a thousand at most. A range that counts
 * down has none. ordering#table-locations.
 */
export function readTableNumbers(text: string | null | undefined): readonly string[] {
  const tables = tableListParts(text).flatMap((part) => {
    const range = readTableRange(part);
    if (range === null) return [part];
    const count = Math.max(0, Math.min(range.last - range.first + 1, TABLES_MAX));
    return Array.from({ length: count }, (_, index) => String(range.first + index));
  });
  return tables.slice(0, TABLES_MAX);
}

/** How many tables a list has, those that are too many to be read among them. */
export function countTables(text: string | null | undefined): number {
  return tableListParts(text).reduce((count, part) => {
    const { first, last } = readTableRange(part) ?? { first: 1, last: 1 };
    return count + Math.max(0, last - first + 1);
  }, 0);
}

/**
 * Whether an order can be brought to a table: one of the venue's `tables`, or the code or the whole name of one of its areas. A venue that lists
 * neither takes any. ordering#table-unknown.
 */
export function isKnownTable(
  restaurant: Pick<RestaurantData, "tables" | "generic_table_locations">,
  table: string,
): boolean {
  const areas = readTableLocations(restaurant.generic_table_locations).flatMap(({ location, areas }) =>
    areas.flatMap((area) => [area.code, areaName(location, area)]),
  );
  const known = [...readTableNumbers(restaurant.tables), ...areas].map(comparable);
  return known.length === 0 || known.includes(comparable(table));
}

/** A table's name as it is compared: in small letters or large, with the word before it or without. */
function comparable(table: string): string {
  return tableName(table.trim()).toLowerCase();
}

/** What an area is called in an order: where it is, and its label. */
export function areaName(location: string, { label }: Pick<Area, "label">): string {
  return `${location}, ${label}`;
}
