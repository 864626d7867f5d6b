import { readdirSync, readFileSync } from "node:fs";
import type { MenuItemData } from "@comptoir/ordering";
import { formatFault, formatWarning, parseVenueFile, type VenueFile } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { demonstrationVenues, picturesFolder } from "./index.ts";
import { idsOf, itemsOf, picturesOf, scheduledThingsOf, textsWithout } from "./venue-walk.ts";

const venues = (await demonstrationVenues()).map(({ file, venue }) => ({ file, venue: venue as VenueFile }));

describe.each(venues)("The demonstration venue $file", ({ file, venue }) => {
  test("is a venue file without faults and warnings.", () => {
    const parsed = parseVenueFile(JSON.stringify(venue), { importedAt: "2026-11-20T12:00:00Z" });
    if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
    expect(parsed.warnings.map(formatWarning)).toEqual([]);
    expect(file).toBe(`${venue.restaurant.slug}.json`);
  });

  test("has a realistic size: 40 to 150 items, a hall's kitchens together.", () => {
    const inHall = venues.filter((other) => other.venue.restaurant.group === venue.restaurant.group);
    const isOfHall = inHall.some((other) => other.venue.restaurant.marketplace_hub);
    const items = (isOfHall ? inHall : [{ venue }]).flatMap((other) => itemsOf(other.venue));
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(items.length).toBeLessThanOrEqual(150);
  });

  test("has ids that are unique within the restaurant.", () => {
    const ids = idsOf(venue);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test("has one picture per dish, because no two dishes look the same.", () => {
    const shown = itemsOf(venue).flatMap(({ image }) => image ?? []);
    expect(shown).toEqual([...new Set(shown)]);
  });

  test("has every name and description in English and in French.", () => {
    const own = venue.restaurant.locales?.find((locale) => locale.is_default)?.locale_long;
    expect(textsWithout(own === "fr-CA" ? "en-CA" : "fr-CA", venue)).toEqual([]);
  });

  test("starts no line with a colon or the like: the space before it does not break.", () => {
    expect(JSON.stringify(venue).match(/\S+ [:;?!»](?=[ "])/g) ?? []).toEqual([]);
  });

  test("has every billed means in English and in French.", () => {
    const { locales, localization, extra_payment_methods } = venue.restaurant;
    const own = locales?.find((locale) => locale.is_default)?.locale_long;
    const other = localization?.[own === "fr-CA" ? "en-CA" : "fr-CA"] as Record<string, string> | undefined;
    const labels = (extra_payment_methods ?? []).map(({ type }) => other?.[`${type}_label`]);
    expect(labels).not.toContain(undefined);
  });
});

test("No two demonstration restaurants share an id or a slug.", () => {
  expect(new Set(venues.map(({ venue }) => venue.restaurant.id)).size).toBe(venues.length);
  expect(new Set(venues.map(({ venue }) => venue.restaurant.slug)).size).toBe(venues.length);
});

describe("The pictures of the demonstration", () => {
  const named = new Set(venues.flatMap(({ venue }) => picturesOf(venue)));

  test("are exactly those that a venue names.", () => {
    expect(
      readdirSync(picturesFolder)
        .map((file) => `/pictures/${file}`)
        .sort(),
    ).toEqual([...named].sort());
  });

  test("are plain vectors, without scripts and external references.", () => {
    for (const file of readdirSync(picturesFolder)) {
      const svg = readFileSync(new URL(file, picturesFolder), "utf8");
      expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/script|href|http|NaN|undefined/);
    }
  });
});

const scheduled = venues.flatMap(({ file, venue }) =>
  scheduledThingsOf(venue).map((thing) => ({ ...thing, where: `${file}: ${thing.name}` })),
);

test.each(scheduled)(
  "The price schedule of $where has seven strings of 96 letters, and a price for each letter.",
  (thing) => {
    expect(thing.price_schedule?.map((day) => day?.length)).toEqual(Array(7).fill(96));
    const letters = new Set(thing.price_schedule?.join("").replaceAll("x", ""));
    expect(Object.keys(thing.additional_prices ?? {})).toEqual(expect.arrayContaining([...letters]));
  },
);

const allItems = venues.flatMap(({ venue }) => itemsOf(venue));

test.each<[string, (item: MenuItemData) => boolean]>([
  ["is sold out", (item) => item.sold_out === true],
  ["is unavailable", (item) => item.unavailable === true],
  ["is not published", (item) => item.published_at === null],
  ["is counted, and restocked every day", (item) => item.stock !== undefined && item.auto_restock === "daily"],
  ["has no picture", (item) => item.image === undefined],
  ["has allergens that nobody confirmed", (item) => item.allergens === undefined],
  ["has no allergens, for certain", (item) => item.allergens === "none"],
  ["is alcohol", (item) => item.alcoholic_beverage === true],
  ["has a member price", (item) => item.memberPrice !== undefined],
  ["is featured", (item) => item.featured_item === true],
  ["is an upsell", (item) => item.upsell_item === true],
  ["has a price that follows the hours", (item) => item.price_schedule !== undefined],
  ["may be had so many times at most", (item) => item.max_quantity !== undefined],
])("The demonstration has an item that %s.", (_, isSuch) => {
  expect(allItems.some(isSuch)).toBe(true);
});
