import type { FoundRestaurantData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";

type Caller = Parameters<typeof calls.geolocationSearch>[0];
type Question = Parameters<typeof calls.geolocationSearch>[1];

/** What a search answered. */
export type Searched = {
  readonly results: readonly FoundRestaurantData[];
  /** Where none was found, those that are nearest all the same. */
  readonly nearest: readonly FoundRestaurantData[];
  /** Why nothing could be searched for around what was typed. */
  readonly problem: { readonly message: string } | null;
  readonly place: { readonly lat: number; readonly lng: number; readonly types: readonly string[] } | null;
};

/** As far as a search goes at all, in the larger unit. */
const FARTHEST = { radius: 500, unit: "mi" } as const;
const NEAREST_MAX = 3;

/** Searches for a chain's restaurants; where none is as near as was asked for, with the nearest there are. screens#location-nearest. */
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

/** How far around a place is searched, and in which unit distances are said. */
export type Reach = { readonly radius: number; readonly unit: "km" | "mi" };

const USUAL: Reach = { radius: 10, unit: "mi" };

/** What one can choose; the first is the product's own. screens#location-search. */
export const REACHES: readonly Reach[] = [
  USUAL,
  { radius: 5, unit: "km" },
  { radius: 25, unit: "km" },
  { radius: 100, unit: "km" },
  { radius: 500, unit: "km" },
];

/** As an address of the page names it: `25km`. */
export function writeReach({ radius, unit }: Reach): string {
  return `${radius}${unit}`;
}

/** Reads it; the product's own where it is none that one can choose. */
export function readReach(text: string | null): Reach {
  return REACHES.find((reach) => writeReach(reach) === text) ?? USUAL;
}
