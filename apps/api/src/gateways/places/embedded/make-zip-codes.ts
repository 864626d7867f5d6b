import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/*
 * Regenerates `zip-codes.json`: coordinates of US ZIP codes, grouped by their first four digits.
 *
 *   cd /anywhere && npm install zipcodes@8.0.0
 *   node apps/api/src/gateways/places/embedded/make-zip-codes.ts /anywhere
 *
 * The package's sources are listed in ordering#places-embedded.
 */

type ZipCode = { readonly latitude: number; readonly longitude: number; readonly state: string };

const [folder = "."] = process.argv.slice(2);
const requireThere = createRequire(path.join(path.resolve(folder), "package.json"));
const { codes } = requireThere("zipcodes/lib/codes.js") as { readonly codes: Readonly<Record<string, ZipCode>> };

/** States left out: armed forces abroad, and territories outside North America. */
const ELSEWHERE = new Set(["AA", "AE", "AP", "AS", "GU", "MP", "FM", "MH", "PW"]);

const byPrefix = new Map<string, ZipCode[]>();
for (const [code, zip] of Object.entries(codes)) {
  if (!/^\d{5}$/.test(code) || !zip.latitude || !zip.longitude || ELSEWHERE.has(zip.state)) continue;
  byPrefix.set(code.slice(0, 4), [...(byPrefix.get(code.slice(0, 4)) ?? []), zip]);
}

/** Returns the median, because a single wrong code hardly moves it. */
function middle(degrees: readonly number[]): number {
  const sorted = [...degrees].sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 100) / 100;
}

const rows = [...byPrefix.entries()]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([prefix, zips]) => [
    prefix,
    zips[0]?.state,
    middle(zips.map(({ latitude }) => latitude)),
    middle(zips.map(({ longitude }) => longitude)),
  ]);
const text = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
writeFileSync(path.join(import.meta.dirname, "zip-codes.json"), `[\n${text}\n]\n`);
