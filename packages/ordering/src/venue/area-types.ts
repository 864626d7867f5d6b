/** The result types of a location search that are areas, not points on the map. */
const AREA_TYPES = new Set([
  "route",
  "political",
  "country",
  "administrative_area_level_1",
  "administrative_area_level_2",
  "administrative_area_level_3",
  "locality",
  "sublocality",
  "neighborhood",
  "postal_code",
]);

/**
 * Tells whether the page shows distances from a search result; from an area they would be meaningless.
 * screens#distance.
 */
export function showsDistance(types: readonly string[]): boolean {
  return !types.some((type) => AREA_TYPES.has(type));
}
