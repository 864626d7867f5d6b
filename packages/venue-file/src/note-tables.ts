import { countTables, type RestaurantData, readTableRange, TABLES_MAX, tableListParts } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import { WARNING } from "./wording.ts";

const RESTAURANT = pathTo(null, "restaurant");

/** Warns of duplicate tables and locations, reversed ranges and too many tables. venue#file-doubts. */
export function noteTables({ tables, generic_table_locations, delivery }: RestaurantData, reading: Reading): void {
  noteSameCodes(generic_table_locations, pathTo(RESTAURANT, "generic_table_locations"), reading);
  const custom = pathTo(pathTo(RESTAURANT, "delivery"), "custom");
  noteSameCodes(delivery?.custom, custom, reading);
  noteSameLocations(delivery?.custom, custom, reading);
  const at = pathTo(RESTAURANT, "tables");
  for (const part of tableListParts(tables)) {
    const range = readTableRange(part);
    if (range && range.first > range.last)
      addWarning(reading, at, WARNING.countsDown(part, `${range.name}${range.last}-${range.first}`));
  }
  const count = countTables(tables);
  if (count > TABLES_MAX) addWarning(reading, at, WARNING.tooManyTables(count, TABLES_MAX));
}

function noteSameCodes(locations: RestaurantData["generic_table_locations"], path: JsonPath, reading: Reading): void {
  const earlier = new Map<string, JsonPath>();
  for (const [index, { areas }] of (locations ?? []).entries()) {
    for (const [number, area] of (areas ?? []).entries()) {
      const at = pathTo(pathTo(pathTo(path, index), "areas"), number);
      const [label = "", code = label] = area.split(":");
      const key = code.trim().toLowerCase();
      const taken = earlier.get(key);
      if (taken) addWarning(reading, at, WARNING.sameTable(code, formatPath(taken)));
      else earlier.set(key, at);
    }
  }
}

/**
 * Warns of locations with the same name. A delivery names only the location, so the second one's areas could
 * not be chosen. ordering#delivery-places.
 */
function noteSameLocations(
  locations: RestaurantData["generic_table_locations"],
  path: JsonPath,
  reading: Reading,
): void {
  const earlier = new Map<string, JsonPath>();
  for (const [index, { location }] of (locations ?? []).entries()) {
    const at = pathTo(path, index);
    const taken = earlier.get(location.trim());
    if (taken) addWarning(reading, pathTo(at, "location"), WARNING.sameLocation(location, formatPath(taken)));
    else earlier.set(location.trim(), at);
  }
}
