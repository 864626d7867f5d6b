/**
 * Tells whether one of some stations, or any if there are none, prepares a line. A line without a station is prepared by
 * all of them. board#stations.
 */
export function isOfStation(line: { readonly station: string | null }, stations: readonly string[]): boolean {
  return stations.length === 0 || line.station === null || stations.includes(line.station);
}
