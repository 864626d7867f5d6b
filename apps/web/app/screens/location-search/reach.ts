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
