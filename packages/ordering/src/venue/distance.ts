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
const EARTH: Readonly<Record<DistanceUnit, number>> = { km: 6371.0088, mi: 3958.7613 };

/** The distance between two places as the crow flies, along a great circle, by the haversine formula. ordering#delivery-distance. */
export function distanceBetween(one: Position, other: Position, unit: DistanceUnit): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  // Rounding may carry what is opposite on the globe beyond 1.
  return 2 * EARTH[unit] * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
