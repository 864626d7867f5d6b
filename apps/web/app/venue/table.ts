import { findArea, type RestaurantData, readTableLocations } from "@comptoir/ordering";
import { tableOfVisit, type Visit } from "../visit/visit.ts";

/** The table that a visit is at: what stands for it in an order, and its name where it has one. */
export type Table = { readonly number: string; readonly name: string | null };

/**
 * The visit's table; a generic location is called by its area's label. Null when there is none. ordering#table-locations.
 */
export function readTable(
  restaurant: Pick<RestaurantData, "generic_table_locations">,
  visit: Pick<Visit, "tableNum" | "genericTableLocation">,
): Table | null {
  const number = tableOfVisit(visit);
  if (number === null) return null;
  const area = findArea(readTableLocations(restaurant.generic_table_locations), number);
  return { number, name: area?.label ?? null };
}
