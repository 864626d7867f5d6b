export type Position = { readonly latitude: number; readonly longitude: number };

export const DISTANCE_UNITS = ["km", "mi"] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

export function isDistanceUnit(text: unknown): text is DistanceUnit {
  return DISTANCE_UNITS.some((unit) => unit === text);
}

/** Mean radius of the earth in each unit. */
export const EARTH_RADIUS: Readonly<Record<DistanceUnit, number>> = { km: 6371.0088, mi: 3958.7613 };

/** Returns the great-circle distance between two positions, by the haversine formula. ordering#delivery-distance. */
export function distanceBetween(one: Position, other: Position, unit: DistanceUnit): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  // Rounding may make `chord` exceed 1.
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Latitude from which the box includes all longitudes. */
const NEAR_POLE = 89;

/** Returns a bounding box in degrees that contains every point within a distance of a position. */
export function boundingBox(centre: Position, distance: number, unit: DistanceUnit) {
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

/** Maximum latitude on a map, because a Mercator projection cannot show the poles. */
const MAP_LATITUDE_MAX = 85;

/** Projects a position to a Mercator map, in degrees, with north up. */
export function projectToMap({ latitude, longitude }: Position): { readonly x: number; readonly y: number } {
  const kept = Math.max(-MAP_LATITUDE_MAX, Math.min(MAP_LATITUDE_MAX, latitude));
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians(kept) / 2)) * 180) / Math.PI };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
