import { bareText } from "./html-text.ts";
import type { RestaurantData, TableLocationData } from "./restaurant-data.ts";

/** An area of a location. `code` replaces the table number in orders. */
export type Area = { readonly label: string; readonly code: string };

/**
 * Parses an area, `"label:code"`, split at the last colon. Without a colon the text is both label and code.
 * ordering#table-locations.
 */
function readArea(text: string): Area {
  const colon = text.lastIndexOf(":");
  if (colon < 0) return { label: text.trim(), code: text.trim() };
  return { label: bareText(text.slice(0, colon)).trim(), code: text.slice(colon + 1).trim() };
}

export type TableLocation = { readonly location: string; readonly areas: readonly Area[] };

/** Parses a venue's locations with their areas. ordering#table-locations. */
export function readTableLocations(data: readonly TableLocationData[] | null | undefined): TableLocation[] {
  return (data ?? []).map(({ location, areas }) => ({
    location: bareText(location),
    areas: (areas ?? []).map(readArea),
  }));
}

/** Finds the area of a `genericTableLocation` code, which replaces the table number. ordering#table-locations. */
export function findArea(locations: readonly TableLocation[], code: string): (Area & { location: string }) | null {
  for (const { location, areas } of locations) {
    const area = areas.find((candidate) => candidate.code === code);
    if (area) return { ...area, location };
  }
  return null;
}

/** Maximum number of tables read from a range or a list. */
export const TABLES_MAX = 1_000;

/**
 * Removes a leading *table* from a table's name, so that pages do not show *Table Table 7*.
 * ordering#table-locations.
 */
export function tableName(table: string): string {
  return table.replace(/^\s*table\s+(?=\S)/i, "");
}

export function tableListParts(text: string | null | undefined): readonly string[] {
  return (text ?? "")
    .split(",")
    .map((part) => tableName(part.trim()))
    .filter((part) => part !== "");
}

type TableRange = { readonly name: string; readonly first: number; readonly last: number };

/**
 * Parses a range such as `1-20`, or `Terrace 1-6`, whose `name` is `Terrace `; null for any other text. `first` may exceed
 * `last`. ordering#table-ranges.
 */
export function readTableRange(part: string): TableRange | null {
  const [, name = "", first, last] = /^(.*\s)?(\d{1,6})\s*-\s*(\d{1,6})$/.exec(part) ?? [];
  return first === undefined ? null : { name, first: Number(first), last: Number(last) };
}

/**
 * Parses a venue's list of tables: numbers, ranges such as `1-20`, or names. Returns at most `TABLES_MAX`; a
 * descending range is empty. ordering#table-locations.
 */
export function readTableNumbers(text: string | null | undefined): readonly string[] {
  const tables = tableListParts(text).flatMap((part) => {
    const range = readTableRange(part);
    if (range === null) return [part];
    const count = Math.max(0, Math.min(range.last - range.first + 1, TABLES_MAX));
    return Array.from({ length: count }, (_, index) => `${range.name}${range.first + index}`);
  });
  return tables.slice(0, TABLES_MAX);
}

/** Counts the tables of a list, including those beyond `TABLES_MAX`. */
export function countTables(text: string | null | undefined): number {
  return tableListParts(text).reduce((count, part) => {
    const { first, last } = readTableRange(part) ?? { first: 1, last: 1 };
    return count + Math.max(0, last - first + 1);
  }, 0);
}

/**
 * Tells whether a table is on the venue's list, or names one of its areas. A venue without tables and areas
 * accepts any table. ordering#table-unknown.
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

function comparable(table: string): string {
  return tableName(bareText(table).trim()).toLowerCase();
}

/** Returns the full name of an area in an order: its location and its label. */
export function areaName(location: string, { label }: Pick<Area, "label">): string {
  return `${location}, ${label}`;
}
