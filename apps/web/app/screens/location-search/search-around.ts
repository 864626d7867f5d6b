import type { FoundRestaurantData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";

type Caller = Parameters<typeof calls.geolocationSearch>[0];
type Question = Parameters<typeof calls.geolocationSearch>[1];

/** The result of a search. */
export type Searched = {
  readonly results: readonly FoundRestaurantData[];
  /** The nearest restaurants if none is within the radius. */
  readonly nearest: readonly FoundRestaurantData[];
  /** Why the typed street address cannot be searched around (vague or unknown); null for no problem. */
  readonly problem: { readonly message: string } | null;
  readonly place: { readonly lat: number; readonly lng: number; readonly types: readonly string[] } | null;
};

/** The widest radius that a search accepts. */
const FARTHEST = { radius: 500, unit: "mi" } as const;
const NEAREST_MAX = 3;

/** Searches a chain's restaurants. If none is within the radius, adds the nearest ones. screens#location-nearest. */
export async function searchAround(caller: Caller, question: Question) {
  const found = await calls.geolocationSearch(caller, question);
  if (!found.ok) return found;
  const { results, place } = found.answer;
  const nearest = results.length > 0 || place === null ? [] : await findNearest(caller, question, place);
  return { ...found, answer: { ...found.answer, nearest } satisfies Searched };
}

async function findNearest(caller: Caller, { group }: Question, { lat, lng }: NonNullable<Searched["place"]>) {
  const all = await calls.geolocationSearch(caller, { group, lat, lng, ...FARTHEST });
  return all.ok ? all.answer.results.slice(0, NEAREST_MAX) : [];
}

/** The radius of a search, and the unit of its distances. */
export type Reach = { readonly radius: number; readonly unit: "km" | "mi" };

const USUAL: Reach = { radius: 10, unit: "mi" };

/** The radii to choose from; the first is the default. screens#location-search. */
export const REACHES: readonly Reach[] = [
  USUAL,
  { radius: 5, unit: "km" },
  { radius: 25, unit: "km" },
  { radius: 100, unit: "km" },
  { radius: 500, unit: "km" },
];

/** Formats a radius for the query of the page: `25km`. */
export function writeReach({ radius, unit }: Reach): string {
  return `${radius}${unit}`;
}

/** Parses a radius from the query of the page; returns the default for a radius that cannot be chosen. */
export function readReach(text: string | null): Reach {
  return REACHES.find((reach) => writeReach(reach) === text) ?? USUAL;
}
