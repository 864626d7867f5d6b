import { parseVenueFile } from "@comptoir/venue-file";
import { expect } from "vitest";
import { type ConvertedMenuFile, convertMenuFile } from "../convert-menu-file.ts";
import type { ConvertOptions, DraftItem } from "../converter.ts";
import type { Note } from "../notes.ts";

type Answer = Exclude<ConvertedMenuFile, { refused: string }>;
/** A conversion with its notes as lines, such as `sizesWithoutPrice: 1 ("S")`. */
export type Converted = Omit<Answer, "notes"> & { readonly notes: readonly string[] };

/** Converts a menu, as text or as a JSON value, and expects a valid venue file. */
export function convertSoundly(menu: unknown, options: ConvertOptions = {}): Converted {
  const converted = convertMenuFile(typeof menu === "string" ? menu : JSON.stringify(menu), options);
  if ("refused" in converted) throw new Error(converted.refused);
  expect(parseVenueFile(JSON.stringify(converted.venue), { importedAt: "2026-11-20T18:00:00.000Z" })).toHaveProperty(
    "venue",
  );
  return { ...converted, notes: converted.notes.map(showNote) };
}

export function showNote({ key, values, counted }: Note): string {
  const words = [key, ...values].join(" ");
  if (counted === null) return words;
  return `${words}: ${counted.count} (${counted.examples.map((example) => JSON.stringify(example)).join(", ")})`;
}

export function dishesOf(document: unknown): DraftItem[] {
  return convertCatalogue(document).venue.menus.flatMap((menu) => menu.sections.flatMap((section) => section.items));
}

/** Converts a menu with the catalogue converter; returns a line for each section with its dishes. */
export function sectionsOf(document: unknown): string[] {
  return sectionsIn(convertCatalogue(document));
}

export function sectionsIn({ venue }: Converted): string[] {
  return venue.menus.flatMap((menu) =>
    menu.sections.map(
      (section) => `${menu.name} / ${section.name}: ${section.items.map((item) => item.name).join(", ")}`,
    ),
  );
}

export function convertCatalogue(document: unknown): Converted {
  const converted = convertSoundly(document);
  expect(converted.converter).toBe("catalogue");
  return converted;
}
