import { distanceBetween, type LocatedAddress, type Position } from "@comptoir/ordering";
import type { PlaceQuestion, PlaceSuggestion, PlacesGateway } from "../port.ts";
import { type Canada, readCanada, type Town } from "./canada.ts";
import { readAddress, type WrittenAddress } from "./read-address.ts";
import { findZipCode, type ZipCode } from "./zip-codes.ts";

const SUGGESTED_MAX = 5;
const LETTERS_MIN = 2;
/** Within this distance of the venue, towns are sorted by distance; farther ones by population. */
const NEAR_KM = 100;

/**
 * Creates the offline gateway, which knows postal prefixes, towns and ZIP codes, but no streets. An address
 * with a postal code is located at the centre of its prefix, precise enough for a delivery radius. A rural
 * prefix (its digit is 0) covers a county, so the town is used. A ZIP code is precise enough for a search
 * only. ordering#places-embedded.
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
  // It may be a street address, but the embedded data cannot locate one without a postal code.
  return address.hasStreetNumber ? { precision: "unplaced" } : null;
}

function isRural(prefix: string | null): boolean {
  return prefix?.[1] === "0";
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/**
 * Finds the town of an address, in the province of its postal code, otherwise in the province that its text
 * names.
 */
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

/** Normalizes a name: visitors often type `St-Jérôme` without accents and punctuation. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Incomplete second half of a postal code, which is not part of a street or town. */
const BEGUN_SECOND_HALF = /\b([a-z]\d[a-z])[ -]?\d[a-z]?$/i;

/**
 * Suggests completions of a text: a town for its last part, or the province of its postal code. The text
 * before stays as typed.
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
    .sort((one, other) => distanceRank(one, near) - distanceRank(other, near))
    .slice(0, SUGGESTED_MAX)
    .map((town) => ({
      description: [...address.parts.slice(0, -1), town.name, town.province].join(", "),
      placeId: null,
      types: ["locality"],
      position: positionOf(town),
    }));
}

/** Formats a text with its ZIP code, and adds the state. */
function writeZipCode(text: string, { code, state }: ZipCode): string {
  const before = text.slice(0, text.lastIndexOf(code)).replace(/[\s,]+$/, "");
  const place = before.toUpperCase().endsWith(state) ? before.slice(0, -state.length).replace(/[\s,]+$/, "") : before;
  return [...(place === "" ? [] : [place]), `${state} ${code}`].join(", ");
}

/**
 * Sort key of a town: its distance, at most `NEAR_KM`. The sort is stable, so farther towns stay sorted by
 * population.
 */
function distanceRank(town: Town, near: Position | null): number {
  return near === null ? 0 : Math.min(distanceBetween(near, town, "km"), NEAR_KM);
}

/**
 * Formats an address in postal style, with the province of its postal code. A missing town is not guessed.
 */
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
