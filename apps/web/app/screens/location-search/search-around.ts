import type { FoundRestaurantData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { DISTANCE_UNIT, type DistanceUnit } from "@comptoir/ordering";

type Caller = Parameters<typeof calls.geolocationSearch>[0];
type Question = Parameters<typeof calls.geolocationSearch>[1];

export type Searched = {
  readonly results: readonly FoundRestaurantData[];
  /** The nearest restaurants if none is within the radius; else empty. */
  readonly nearest: readonly FoundRestaurantData[];
  /** Why the typed street address cannot be searched around (vague or unknown); null for no problem. */
  readonly problem: { readonly message: string } | null;
  readonly place: { readonly lat: number; readonly lng: number; readonly types: readonly string[] } | null;
  readonly unit: DistanceUnit;
};

/** The widest radius that a search accepts. */
const FARTHEST = { radius: 500, unit: "mi" } as const;
const NEAREST_MAX = 3;

/**
 * Searches a chain's restaurants. If none is within the radius, adds the nearest ones.
 * screens#location-nearest.
 * Distances are in the unit of the nearest restaurant's country. screens#distance-unit.
 */
export async function searchAround(caller: Caller, question: Question) {
  const found = await calls.geolocationSearch(caller, question);
  if (!found.ok) return found;
  const { results, place } = found.answer;
  const nearest = results.length > 0 || place === null ? [] : await findNearest(caller, question, place);
  const unit = unitOf(results.length > 0 ? results : nearest);
  const answer: Searched = {
    ...found.answer,
    results: results.map((one) => inUnit(one, question.unit ?? "mi", unit)),
    nearest: nearest.map((one) => inUnit(one, FARTHEST.unit, unit)),
    unit,
  };
  return { ...found, answer };
}

/** Returns the unit of the first restaurant's country. screens#distance-unit. */
function unitOf([first]: readonly Pick<FoundRestaurantData, "country">[]): DistanceUnit {
  return DISTANCE_UNIT[first?.country ?? "ca"];
}

const KM_PER_MI = 1.609344;

function inUnit(found: FoundRestaurantData, from: DistanceUnit, to: DistanceUnit): FoundRestaurantData {
  if (found.distance == null || from === to) return found;
  const distance = to === "km" ? found.distance * KM_PER_MI : found.distance / KM_PER_MI;
  return { ...found, distance: Math.round(distance * 10) / 10 };
}

async function findNearest(caller: Caller, { group }: Question, { lat, lng }: NonNullable<Searched["place"]>) {
  const all = await calls.geolocationSearch(caller, { group, lat, lng, ...FARTHEST });
  return all.ok ? all.answer.results.slice(0, NEAREST_MAX) : [];
}

export type Reach = { readonly radius: number; readonly unit: DistanceUnit };

/** The radii to choose from, in each unit; the second is the default. screens#location-search. */
const RADII: Readonly<Record<DistanceUnit, readonly number[]>> = {
  km: [5, 15, 25, 50, 100, 500],
  mi: [5, 10, 25, 50, 100, 300],
};

export function reachesIn(unit: DistanceUnit): readonly Reach[] {
  return RADII[unit].map((radius) => ({ radius, unit }));
}

export function usualReach(unit: DistanceUnit): Reach {
  return { radius: RADII[unit][1] ?? 10, unit };
}

/** Formats a radius for the URL's query: `25km`. */
export function writeReach({ radius, unit }: Reach): string {
  return `${radius}${unit}`;
}

/** Parses a radius from the URL's query; null unless the page offers it. */
export function readReach(text: string | null): Reach | null {
  return [...reachesIn("km"), ...reachesIn("mi")].find((reach) => writeReach(reach) === text) ?? null;
}
