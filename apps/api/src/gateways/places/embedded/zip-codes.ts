import { readFileSync } from "node:fs";
import type { Position } from "@comptoir/ordering";

/** Where a ZIP code lies, and the state that it is of. */
export type ZipCode = Position & { readonly code: string; readonly state: string };

type ZipCodesFile = readonly (readonly [prefix: string, state: string, latitude: number, longitude: number])[];

/** A text that ends with a ZIP code, with its four further digits or without, and perhaps the country: no house number stands there. */
const ZIP_CODE = /(?:^|[\s,])(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|u\.s\.a?\.?|united states|états-unis))?[\s.]*$/i;

let prefixes: ReadonlyMap<string, Omit<ZipCode, "code">> | undefined;

/** The ZIP code that a text ends with, about where it lies; null where it ends with none that there is. ordering#places-embedded. */
export function findZipCode(text: string): ZipCode | null {
  const code = ZIP_CODE.exec(text)?.[1];
  if (code === undefined) return null;
  // Loaded lazily, at the first ZIP code.
  prefixes ??= new Map(
    readFile().map(([prefix, state, latitude, longitude]) => [prefix, { state, latitude, longitude }]),
  );
  const found = prefixes.get(code.slice(0, 4));
  return found === undefined ? null : { ...found, code };
}

function readFile(): ZipCodesFile {
  return JSON.parse(readFileSync(new URL("zip-codes.json", import.meta.url), "utf8")) as ZipCodesFile;
}
