import { readFileSync } from "node:fs";
import type { Position } from "@comptoir/ordering";

export type ZipCode = Position & { readonly code: string; readonly state: string };

type ZipCodesFile = readonly (readonly [prefix: string, state: string, latitude: number, longitude: number])[];

/**
 * ZIP code or ZIP+4 at the end of a text, with an optional country. A number at the end is never a house
 * number.
 */
const ZIP_CODE = /(?:^|[\s,])(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|u\.s\.a?\.?|united states|états-unis))?[\s.]*$/i;

let prefixes: ReadonlyMap<string, Omit<ZipCode, "code">> | undefined;

/**
 * Finds the ZIP code that ends a text, with its approximate coordinates; null for none.
 * ordering#places-embedded.
 */
export function findZipCode(text: string): ZipCode | null {
  const code = ZIP_CODE.exec(text)?.[1];
  if (code === undefined) return null;
  prefixes ??= new Map(
    readFile().map(([prefix, state, latitude, longitude]) => [prefix, { state, latitude, longitude }]),
  );
  const found = prefixes.get(code.slice(0, 4));
  return found === undefined ? null : { ...found, code };
}

function readFile(): ZipCodesFile {
  return JSON.parse(readFileSync(new URL("zip-codes.json", import.meta.url), "utf8")) as ZipCodesFile;
}
