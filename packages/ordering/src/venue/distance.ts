/** A place on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The units in which distances are said. */
export const DISTANCE_UNITS = ["km", "mi"] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Tells whether a text is a unit of distance. */
export function isDistanceUnit(text: unknown): text is DistanceUnit {
  return DISTANCE_UNITS.some((unit) => unit === text);
}

/** The mean radius of the earth in each unit. */
export const EARTH_RADIUS: Readonly<Record<DistanceUnit, number>> = { km: 6371.0088, mi: 3958.7613 };

/** The distance between two places as the crow flies, along a great circle, by the haversine formula. ordering#delivery-distance. */
export function distanceBetween(one: Position, other: Position, unit: DistanceUnit): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  // Rounding may carry what is opposite on the globe beyond 1.
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** From this latitude on a degree of longitude is next to nothing. */
const NEAR_POLE = 89;

/**
 * The corners of the square around a place that holds everything within a distance of it, in degrees; a little more in its corners. Near a
 * pole it holds every longitude.
 */
export function squareAround(centre: Position, distance: number, unit: DistanceUnit) {
  const angle = (distance / EARTH_RADIUS[unit]) * (180 / Math.PI);
  const farthest = Math.abs(centre.latitude) + angle;
  const width = farthest < NEAR_POLE ? Math.min(180, angle / Math.cos(radians(farthest))) : 180;
  return {
    south: Math.max(-90, centre.latitude - angle),
    north: Math.min(90, centre.latitude + angle),
    west: centre.longitude - width,
    east: centre.longitude + width,
  };
}

/** The poles are beyond a map of one scale. */
const MAP_LATITUDE_MAX = 85;

/** Where a place stands on a map whose scale is the same in every direction (Mercator), in degrees, north above. */
export function mapPlace({ latitude, longitude }: Position): { readonly x: number; readonly y: number } {
  const kept = Math.max(-MAP_LATITUDE_MAX, Math.min(MAP_LATITUDE_MAX, latitude));
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians(kept) / 2)) * 180) / Math.PI };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
