import { timeLimitMs } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { parseVenueFile } from "./parse-venue-file.ts";

const importedAt = "2026-11-20T18:00:00.000Z";
const RESTAURANT = { name: "The Grill", slug: "the-grill" };

describe("venue#file-ids: a file with very many things of the same name", () => {
  it.each([
    ["menus", Array.from({ length: 5_000 }, () => ({}))],
    ["dishes", [{ name: "All day", items: Array.from({ length: 5_000 }, () => ({ name: "Soup", price: "4.00" })) }]],
  ])("is read in time that grows with their number: %s", (_what, menus) => {
    const begun = performance.now();
    const parsed = parseVenueFile(JSON.stringify({ restaurant: RESTAURANT, menus }), { importedAt });
    expect(performance.now() - begun).toBeLessThan(timeLimitMs(1_000));
    if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults[0]));
    const made = parsed.venue.menus.length > 1 ? parsed.venue.menus : (parsed.venue.menus[0]?.items ?? []);
    const ids = made.map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(5_000);
    const [first, , third] = ids;
    expect(ids.at(-1)).toBe(third?.replace(/-\d+$/, third.endsWith("-2") ? "-4999" : "-5000"));
    expect(first).not.toMatch(/-\d+$/);
  });

  it("skips numbers that are taken by the file", () => {
    const items = [
      { id: "soup-2", name: "Stew" },
      { name: "Soup" },
      { name: "Soup" },
      { name: "Soup" },
      { name: "Soup" },
    ];
    const file = {
      restaurant: RESTAURANT,
      menus: [{ name: "Day", items: items.map((item) => ({ price: "4.00", ...item })) }],
    };
    const parsed = parseVenueFile(JSON.stringify(file), { importedAt });
    if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults[0]));
    expect(parsed.venue.menus[0]?.items?.map(({ id }) => id)).toEqual([
      "soup-2",
      "soup",
      "soup-day",
      "soup-3",
      "soup-4",
    ]);
  });
});

describe("menu#price-rules: two hundred rules over very many dishes", () => {
  it("are expanded in time that grows with the dishes, also if each dish has rules of its own", () => {
    const dishes = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Dish ${id}`, price: "10.00" }));
    const isUnder = (dish: number, rule: number) => ((rule + 1) * (dish + 1) + rule) % 211 < 40;
    const rules = Array.from({ length: 200 }, (_, id) => ({
      id,
      name: `Rule ${id}`,
      items: dishes.flatMap((dish) => (isUnder(dish.id, id) ? [dish.id] : [])),
      days: ["monday", "friday"],
      from: `${String(id % 20).padStart(2, "0")}:${(id % 4) * 15 || "00"}`,
      to: "23:00",
      percent_off: String(1 + (id % 9)),
    }));
    const file = JSON.stringify({
      restaurant: RESTAURANT,
      menus: [{ name: "Day", items: dishes }],
      price_rules: rules,
    });
    const begun = performance.now();
    const parsed = parseVenueFile(file, { importedAt });
    expect(performance.now() - begun).toBeLessThan(timeLimitMs(4_000));
    expect("faults" in parsed && parsed.faults[0]).toBe(false);
  });
});
