import { readFileSync } from "node:fs";
import type { Position } from "@comptoir/ordering";

export type Town = Position & { readonly name: string; readonly province: string; readonly population: number };

/** Embedded data on Canada. ordering#places-embedded. */
export type Canada = {
  /** Postal prefixes such as `M5V`. */
  readonly prefixes: ReadonlyMap<string, Position & { readonly province: string }>;
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
