import { existsSync, readFileSync } from "node:fs";
import { formatFault, formatWarning, parseVenueFile, type VenueFile } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { demonstrationVenues, picturesFolder } from "./index.ts";
import { idsOf, itemsOf, picturesOf, scheduledThingsOf, textsWithout } from "./venue-walk.ts";

const venues = (await demonstrationVenues()).map(({ file, venue }) => ({ file, venue: venue as VenueFile }));
const tints = JSON.parse(readFileSync(new URL("tints.json", picturesFolder), "utf8"));

describe.each(venues)("The demonstration venue $file", ({ file, venue }) => {
  test("is a venue file without a fault or a warning.", () => {
    const parsed = parseVenueFile(JSON.stringify(venue), { importedAt: "2026-11-20T12:00:00Z" });
    if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
    expect(parsed.warnings.map(formatWarning)).toEqual([]);
    expect(file).toBe(`${venue.restaurant.slug}.json`);
  });

  test("is real in size: 40 to 150 items.", () => {
    expect(itemsOf(venue).length).toBeGreaterThanOrEqual(40);
    expect(itemsOf(venue).length).toBeLessThanOrEqual(150);
  });

  test("has ids that are unique within the restaurant.", () => {
    const ids = idsOf(venue);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test("has its pictures in both widths and both formats, each with the tint of its ground.", () => {
    const missing = picturesOf(venue).flatMap((path) => {
      const name = path.replace("/pictures/", "").replace(".webp", "");
      expect(tints[name]).toMatch(/^#[0-9a-f]{6}$/);
      return [`${name}.webp`, `${name}-320.webp`, `${name}-640.avif`, `${name}-320.avif`].filter(
        (variant) => !existsSync(new URL(variant, picturesFolder)),
      );
    });
    expect(missing).toEqual([]);
  });

  test("has price schedules of seven strings of 96 letters, whose letters have prices.", () => {
    for (const { name, price_schedule: schedule, additional_prices: prices } of scheduledThingsOf(venue)) {
      expect(
        schedule?.map((day) => day?.length),
        name,
      ).toEqual(Array(7).fill(96));
      const letters = new Set(schedule?.join("").replaceAll("x", ""));
      expect(Object.keys(prices ?? {}), name).toEqual(expect.arrayContaining([...letters]));
    }
  });

  test("says every name and description in English and in French.", () => {
    const own = venue.restaurant.locales?.find((locale) => locale.is_default)?.locale_long;
    expect(textsWithout(own === "fr-CA" ? "en-CA" : "fr-CA", venue)).toEqual([]);
  });
});

test("No two demonstration restaurants share an id or a slug.", () => {
  expect(new Set(venues.map(({ venue }) => venue.restaurant.id)).size).toBe(venues.length);
  expect(new Set(venues.map(({ venue }) => venue.restaurant.slug)).size).toBe(venues.length);
});

test("The demonstration shows every field that a menu item and an option value may have a state of.", () => {
  const items = venues.flatMap(({ venue }) => itemsOf(venue));
  for (const has of [
    (item: (typeof items)[number]) => item.sold_out === true,
    (item: (typeof items)[number]) => item.unavailable === true,
    (item: (typeof items)[number]) => item.published_at === null,
    (item: (typeof items)[number]) => item.auto_restock === "daily" && item.stock !== undefined,
    (item: (typeof items)[number]) => item.image === undefined,
    (item: (typeof items)[number]) => item.allergens === undefined,
    (item: (typeof items)[number]) => item.alcoholic_beverage === true,
    (item: (typeof items)[number]) => item.memberPrice !== undefined,
    (item: (typeof items)[number]) => item.featured_item === true,
    (item: (typeof items)[number]) => item.upsell_item === true,
    (item: (typeof items)[number]) => item.max_quantity !== undefined,
  ]) {
    expect(items.some(has), has.toString()).toBe(true);
  }
});
