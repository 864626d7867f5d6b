import { indexForSearch, normalizeMenus, searchMenu } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { demonstrationVenues } from "./index.ts";
import { NO_SLIPS, SLIPS } from "./testing/slips.ts";

const indexes = new Map(
  (await demonstrationVenues()).map(({ venue }) => {
    const { restaurant, menus } = venue as VenueFile;
    return [
      restaurant.slug,
      indexForSearch(normalizeMenus({ menus: menus.filter(({ member_only }) => !member_only) })),
    ];
  }),
);

function found(slug: string, query: string): string[] {
  const index = indexes.get(slug);
  if (!index) throw new Error(`There is no menu of ${slug}.`);
  return searchMenu(index, query).dishes.map(({ item }) => item.name.replaceAll("\u00a0", " "));
}

describe("A diner whose fingers slip", () => {
  test("has a hundred ways to do so.", () => expect(SLIPS.length).toBeGreaterThanOrEqual(100));

  test.each(SLIPS)("at $at finds by “$typed” what “$meant” finds, and nothing else.", (slip) => {
    const { at, typed, meant, finds, not = [] } = slip;
    const names = found(at, typed);
    expect(names).toContain(finds);
    expect(names.filter((name) => not.includes(name))).toEqual([]);
    const right = found(at, meant);
    expect(names.filter((name) => !right.includes(name))).toEqual([]);
  });

  test.each(Object.entries(NO_SLIPS))("at %s finds nothing by words that are no slips: %j.", (slug, words) => {
    expect(words.filter((word) => found(slug, word).length > 0)).toEqual([]);
  });
});
