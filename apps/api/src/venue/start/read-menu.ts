import {
  type ConvertedMenuFile,
  convertMenuFile,
  convertPdfMenu,
  kindOfBytes,
  type Note,
  type NoteKey,
} from "@comptoir/converters";
import type { MenuItemData, OptionGroupData } from "@comptoir/ordering";
import { parseVenueFile, thingAtPath, type VenueFile, type Warning } from "@comptoir/venue-file";
import { changesOfMenu } from "./menu-changes.ts";
import { type PdfRefusal, readPdf } from "./read-pdf.ts";
import type { MenuFinding, ReadMenu } from "./start-codes.store.ts";

export type ReadMenuOptions = {
  /** ISO instant of the reading. */
  readonly importedAt: string;
  readonly priceUnit?: "minor" | "major" | undefined;
  /** The price of dishes without one. */
  readonly price?: string | undefined;
};

export type ReadInThreadOptions = ReadMenuOptions & {
  /** Megabytes into which a PDF may unpack. */
  readonly unpackedMb: number;
};

type ConverterRefusal = Extract<ConvertedMenuFile, { readonly refused: string }>;
/** Why a file is not read. `too-many`: more dishes or fields than a draft can have. */
export type FileRefusal =
  | ConverterRefusal
  | PdfRefusal
  | { readonly refused: "pdf-no-dishes" | "no-dishes" | "too-many" | "unfit" };
export type ReadMenuAnswer = Omit<ReadMenu, "name"> | FileRefusal;

/** The most dishes of a file; the largest demonstration venue has 150. */
const DISHES_MAX = 3_000;
/** The most changed fields of a draft, some of which are left for edits. */
const CHANGES_MAX = 40_000;
const LISTED_NOTES = 100;
const LISTED_FINDINGS = 100;
/** Notes on what the page asks for itself. */
const OF_RESTAURANT: ReadonlySet<NoteKey> = new Set(["unnamed", "viewOnly", "noTaxes"]);
/** Stands for the restaurant, which is not in the menu's file. */
const STAND_IN = { name: "Menu", slug: "menu-of-a-file" } as const;

/**
 * Reads a menu from a file: a venue file, or one that a converter knows. Returns the changes that add it to an empty venue,
 * with counts, losses and doubts. Never throws. studio#start-file.
 */
export async function readMenu(file: Uint8Array, options: ReadInThreadOptions): Promise<ReadMenuAnswer> {
  return withStorableTexts(await readAny(file, options));
}

/** Removes what PostgreSQL does not store in a `jsonb`: NUL characters, and halves of surrogate pairs. */
function withStorableTexts(answer: ReadMenuAnswer): ReadMenuAnswer {
  // `JSON.stringify` writes both as escapes. Any other escape, such as that of a backslash, stays.
  const text = JSON.stringify(answer).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (found) =>
    /^\\u(?:0000|d)/.test(found) ? "" : found,
  );
  return JSON.parse(text);
}

async function readAny(file: Uint8Array, options: ReadInThreadOptions): Promise<ReadMenuAnswer> {
  const { importedAt, priceUnit, price } = options;
  const conversion = {
    importedAt,
    restaurant: STAND_IN,
    ...(priceUnit === undefined ? {} : { priceUnit }),
    ...(price === undefined ? {} : { price }),
  };
  if (kindOfBytes(file) === "pdf") {
    const pdf = await readPdf(file, options.unpackedMb);
    if ("refused" in pdf) return pdf;
    const read = take(convertPdfMenu(pdf.pages, conversion), importedAt);
    return "refused" in read && read.refused === "no-dishes" ? { refused: "pdf-no-dishes" } : read;
  }
  const own = parseVenueFile(file, { importedAt });
  if ("venue" in own) return describe(own.venue, { ...own, converter: "venue-file", count: null, notes: [] });
  return take(convertMenuFile(file, conversion), importedAt);
}

function take(converted: ConvertedMenuFile, importedAt: string): ReadMenuAnswer {
  if ("refused" in converted) return converted;
  const { name: _name, slug: _slug, ...restaurant } = converted.venue.restaurant;
  const parsed = parseVenueFile(JSON.stringify({ ...converted.venue, restaurant: { ...restaurant, ...STAND_IN } }), {
    importedAt,
  });
  return "faults" in parsed ? { refused: "unfit" } : describe(parsed.venue, { ...parsed, ...converted });
}

type Source = {
  readonly converter: string;
  readonly notes: readonly Note[];
  readonly count: Extract<ConvertedMenuFile, { readonly count: unknown }>["count"] | null;
  readonly warnings: readonly Warning[];
};

function describe(venue: VenueFile, { converter, notes, count, warnings }: Source): ReadMenuAnswer {
  const sections = venue.menus.flatMap((menu) => menu.sections ?? []);
  const dishes = [...venue.menus, ...sections].flatMap(({ items }) => items ?? []);
  if (dishes.length === 0) return { refused: "no-dishes" };
  if (dishes.length > DISHES_MAX) return { refused: "too-many" };
  const changes = changesOfMenu(venue);
  if (changes.length > CHANGES_MAX) return { refused: "too-many" };
  // The restaurant is typed on the page, so doubts about it do not count.
  const ofMenu = warnings.filter(({ path }) => /^(?:menu_groups|menus|rotations)\b/.test(path));
  return {
    converter,
    changes,
    counts: {
      menus: venue.menus.length,
      sections: sections.length,
      dishes: dishes.length,
      options: sum(dishes.map(({ options }) => countOptions(options))),
      priced: dishes.filter(hasPrice).length,
      pictures: dishes.filter(({ image }) => Boolean(image)).length,
      allergens: dishes.filter(({ allergens }) => Boolean(allergens)).length,
    },
    found: count && { prices: count.prices.found, options: count.options.found },
    taken: count && { prices: count.prices.taken, options: count.options.taken },
    notes: notes.filter(({ key }) => !OF_RESTAURANT.has(key)).slice(0, LISTED_NOTES),
    findings: ofMenu.slice(0, LISTED_FINDINGS).map((warning) => named(venue, warning)),
    findingCount: ofMenu.length,
  };
}

function named(venue: VenueFile, warning: Warning): MenuFinding {
  return { ...warning, name: thingAtPath(venue, warning.path).name };
}

function hasPrice({ price, options }: MenuItemData): boolean {
  return Number(price) > 0 || (options ?? []).some(({ type }) => type === "pricing");
}

function countOptions(groups: readonly OptionGroupData[] | null | undefined): number {
  return sum((groups ?? []).flatMap(({ values }) => (values ?? []).map(({ options }) => 1 + countOptions(options))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
