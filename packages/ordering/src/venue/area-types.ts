/** What a place that is searched for may be, when it is an area rather than a point on the map. */
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

/** Whether a distance from a place says anything: from an area it does not. screens#distance. */
export function showsDistance(types: readonly string[]): boolean {
  return !types.some((type) => AREA_TYPES.has(type));
}
