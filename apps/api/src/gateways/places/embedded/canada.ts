import { readFileSync } from "node:fs";
import type { Position } from "@comptoir/ordering";

/** A town of Canada with where its middle lies. */
export type Town = Position & { readonly name: string; readonly province: string; readonly population: number };

/** What the product knows of Canada by itself. ordering#places-embedded. */
export type Canada = {
  /** Where postal prefixes (`M5V`) have their middle, and the province that they are of. */
  readonly prefixes: ReadonlyMap<string, Position & { readonly province: string }>;
  /** Towns, the largest first. */
  readonly towns: readonly Town[];
};

type CanadaFile = {
  readonly prefixes: readonly (readonly [prefix: string, province: string, latitude: number, longitude: number])[];
  readonly towns: readonly (readonly [
    name: string,
    province: string,
    latitude: number,
    longitude: number,
    population: number,
  ])[];
};

let canada: Canada | undefined;

/** Reads it once, when it is first asked for. */
export function readCanada(): Canada {
  canada ??= parse(JSON.parse(readFileSync(new URL("canada.json", import.meta.url), "utf8")));
  return canada;
}

function parse({ prefixes, towns }: CanadaFile): Canada {
  return {
    prefixes: new Map(
      prefixes.map(([prefix, province, latitude, longitude]) => [prefix, { province, latitude, longitude }]),
    ),
    towns: towns.map(([name, province, latitude, longitude, population]) => ({
      name,
      province,
      latitude,
      longitude,
      population,
    })),
  };
}
