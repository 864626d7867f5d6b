import { distanceBetween, type LocatedAddress, type Position } from "@comptoir/ordering";
import type { PlaceQuestion, PlaceSuggestion, PlacesGateway } from "../port.ts";
import { type Canada, readCanada, type Town } from "./canada.ts";
import { readAddress, type WrittenAddress } from "./read-address.ts";
import { findZipCode, type ZipCode } from "./zip-codes.ts";

const SUGGESTED_MAX = 5;
/** A town's name is looked for from so many letters on. */
const LETTERS_MIN = 2;
/** The towns that are nearest to the venue come first among those within this many kilometres of it; then the largest. */
const NEAR_KM = 100;

/**
 * Knows the postal prefixes and the towns of Canada, offline: no street, no door. An address with a number, a street and a postal
 * code lies in the middle of its postal prefix, which is good enough for a radius of some kilometres; a rural prefix (its digit
 * is 0) is as large as a county, so there the town counts. Of the United States it knows where ZIP codes lie, which is enough to find
 * what is around one and not to deliver there. ordering#places-embedded.
 */
export function embeddedPlaces(): PlacesGateway {
  return {
    attribution: null,
    suggest: async (question) => suggestPlaces(readCanada(), question),
    locate: async ({ text }) => {
      const address = readAddress(text);
      const zipCode = address.prefix === null ? locateZipCode(text) : null;
      return zipCode ?? locateAddress(readCanada(), address);
    },
  };
}

function locateZipCode(text: string): LocatedAddress | null {
  const zip = findZipCode(text);
  return zip && { ...positionOf(zip), precision: "vague" };
}

function locateAddress(canada: Canada, address: WrittenAddress): LocatedAddress | null {
  const prefix = address.prefix === null ? undefined : canada.prefixes.get(address.prefix);
  if (address.prefix !== null && !prefix) return null;
  const town = findTown(canada, address, prefix?.province ?? null);
  if (prefix && !isRural(address.prefix)) {
    return { ...positionOf(prefix), precision: address.hasStreetNumber && address.postalCode ? "area" : "vague" };
  }
  if (town) return { ...positionOf(town), precision: address.hasStreetNumber && prefix ? "area" : "vague" };
  if (prefix) return { ...positionOf(prefix), precision: "vague" };
  // A street with a number may be an address; without a postal code the embedded data cannot locate it.
  return address.hasStreetNumber ? { precision: "unplaced" } : null;
}

function isRural(prefix: string | null): boolean {
  return prefix?.[1] === "0";
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/** The town that an address names, in the province of its postal code or in the one that it says. */
function findTown({ towns }: Canada, { parts }: WrittenAddress, province: string | null): Town | undefined {
  const names = parts.map((part) => folded(withoutProvince(part)));
  // Québec, the town, is also written Quebec City and Ville de Québec.
  const named = new Set(names.flatMap((name) => [name, name.replace(/^ville de | city$/, "")]));
  const said = province ?? provinceSaid(parts);
  return towns.find((town) => named.has(folded(town.name)) && (said === null || said === town.province));
}

const PROVINCE_AT_END = /[\s,]+(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/i;

function withoutProvince(part: string): string {
  return part.replace(PROVINCE_AT_END, "");
}

function provinceSaid(parts: readonly string[]): string | null {
  const said = parts.map((part) => PROVINCE_AT_END.exec(` ${part}`)?.[1]).find((found) => found !== undefined);
  return said?.toUpperCase() ?? null;
}

/** A name without accents, marks and capitals, since `St-Jérôme` is often typed without them. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The second half of a postal code that is being typed: no part of a street or a town yet. */
const BEGUN_SECOND_HALF = /\b([a-z]\d[a-z])[ -]?\d[a-z]?$/i;

/**
 * Completes what has been typed: the town of an address whose last part is the beginning of one, or the town and province that a
 * postal code is of. What stands before it is kept as it was typed.
 */
function suggestPlaces(canada: Canada, { text, near }: PlaceQuestion): PlaceSuggestion[] {
  const address = readAddress(text.replace(BEGUN_SECOND_HALF, "$1"));
  const prefix = address.prefix === null ? undefined : canada.prefixes.get(address.prefix);
  if (prefix) return [wholeAddress(address, prefix)];
  const zip = findZipCode(text);
  if (zip)
    return [{ description: writeZipCode(text, zip), placeId: null, types: ["postal_code"], position: positionOf(zip) }];
  const begun = folded(withoutProvince(address.parts.at(-1) ?? ""));
  const street = address.hasStreetNumber ? address.parts[0] : undefined;
  if (begun.length < LETTERS_MIN || (street !== undefined && address.parts.length < 2)) return [];
  return canada.towns
    .filter(({ name }) => folded(name).startsWith(begun))
    .sort((one, other) => farness(one, near) - farness(other, near))
    .slice(0, SUGGESTED_MAX)
    .map((town) => ({
      description: [...address.parts.slice(0, -1), town.name, town.province].join(", "),
      placeId: null,
      types: ["locality"],
      position: positionOf(town),
    }));
}

/** With its state, which stands before the code where it was not typed. */
function writeZipCode(text: string, { code, state }: ZipCode): string {
  const before = text.slice(0, text.lastIndexOf(code)).replace(/[\s,]+$/, "");
  const place = before.toUpperCase().endsWith(state) ? before.slice(0, -state.length).replace(/[\s,]+$/, "") : before;
  return [...(place === "" ? [] : [place]), `${state} ${code}`].join(", ");
}

/** How far down a town comes: by its distance where it is near, by its size elsewhere (they are sorted by it already). */
function farness(town: Town, near: Position | null): number {
  return near === null ? 0 : Math.min(distanceBetween(near, town, "km"), NEAR_KM);
}

/** An address as the post would write it, with the province of its postal code. A town that it does not name is not guessed. */
function wholeAddress(address: WrittenAddress, prefix: Position & { readonly province: string }): PlaceSuggestion {
  const parts = address.parts.filter((part) => part.toUpperCase() !== prefix.province).map(withoutProvince);
  const province = [prefix.province, address.postalCode ?? address.prefix].join(" ");
  return {
    description: [...parts, province].join(", "),
    placeId: null,
    types: [address.hasStreetNumber && address.postalCode ? "street_address" : "postal_code"],
    position: positionOf(prefix),
  };
}
