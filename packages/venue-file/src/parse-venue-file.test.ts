import { describe, expect, test } from "vitest";
import { formatVenueFile } from "./format-venue-file.ts";
import { type ParsedVenueFile, parseVenueFile } from "./parse-venue-file.ts";
import { formatFault, formatWarning } from "./reading/findings.ts";

const importedAt = "2026-11-20T18:00:00.000Z";

function parse(document: unknown): ParsedVenueFile {
  return parseVenueFile(typeof document === "string" ? document : JSON.stringify(document), { importedAt });
}

function faultsOf(document: unknown): string[] {
  const parsed = parse(document);
  return "faults" in parsed ? parsed.faults.map(formatFault) : [];
}

function venueOf(document: unknown) {
  const parsed = parse(document);
  if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
  return parsed;
}

const restaurant = { name: "The Grill", slug: "the-grill" };

function withItem(item: object): object {
  return { restaurant, menus: [{ name: "Lunch", items: [{ name: "Fries", price: "4.00", ...item }] }] };
}

describe("Every fault is listed at once with its path", () => {
  test("a tax period without a rate, or that ends before it begins, is refused, because it would have no effect", () => {
    const faults = (...tax_rate_periods: object[]) =>
      faultsOf({ restaurant: { ...restaurant, tax_rate_periods }, menus: [] });
    expect(
      faults(
        { from: "2026-12-14", tax_rate: { tax1: "0.14" } },
        { from: "2027-01-02", until: "2027-01-01", tax1: "0" },
      ),
    ).toEqual([
      "restaurant.tax_rate_periods[0]: has no rate; expected tax1, tax2 or both",
      "restaurant.tax_rate_periods[1].until: until does not come after from; expected until after from",
    ]);
    expect(faults({ from: "2026-12-14", until: "2026-12-14", tax2: "0.05" })).toEqual([]);
  });

  test("short slots over many days are refused, because listing them would block a server for seconds", () => {
    const read = (ordering_interval: number, max_advanced_order_days: number, hours?: object[]) => {
      const restaurant = { name: "Grill", slug: "grill", hours, order_options: { max_advanced_order_days } };
      const menus = [
        { name: "Menu", items: [], ordering_interval },
        { name: "At the table", items: [], ordering_interval: 1, scheduled: false },
      ];
      const parsed = parseVenueFile(JSON.stringify({ restaurant, menus }), { importedAt: "2026-11-20T12:00:00Z" });
      return "faults" in parsed ? parsed.faults.map(formatFault) : [];
    };
    const noons = [{ weekday: 0, start_time: "12:00", end_time: "14:00" }];
    expect(read(15, 103)).toEqual([]);
    expect(read(5, 2900, noons)).toEqual([]);
    expect(read(1, 365)).toEqual([
      "restaurant.order_options.max_advanced_order_days: results in about 527040 times to choose from, by the hours and the shortest ordering_interval; expected at most 10000: fewer days, or longer intervals",
    ]);
  });

  test("a slot limit by hour needs its hours and a limit", () => {
    const interval_limits = [
      { start_time: "12:00", end_time: "13:00" },
      { weekday: 7, start_time: "noon", end_time: "13:00", max_orders_per_interval: 2 },
    ];
    const items = [{ name: "Fries", price: "4.00", prep_minutes: -1 }];
    expect(faultsOf({ restaurant, menus: [{ name: "Lunch", interval_limits, items }] })).toEqual([
      "menus[0].interval_limits[0]: sets no limit; expected max_orders_per_interval, max_prep_minutes_per_interval or both",
      "menus[0].interval_limits[1].weekday: is 7; expected a whole number from 0 to 6",
      'menus[0].interval_limits[1].start_time: is "noon"; expected a time of day such as "11:00"',
      "menus[0].items[0].prep_minutes: is -1; expected a whole number from 0 to 1440",
    ]);
  });

  test("faults of the restaurant, of dishes and of nested options are in one list", () => {
    const faults = faultsOf({
      restaurant: { name: "", slug: "The Grill", menu_configuration: { zone: "Mars/Olympus" } },
      menus: [
        { items: [{ name: "Fries", price: "4.005" }] },
        {
          sections: [
            { items: [{ name: "Soup", price: -1, options: [{ values: [{ name: "Large", price: "abc" }] }] }, {}] },
          ],
        },
      ],
    });
    expect(faults.map((fault) => fault.split(":")[0])).toEqual([
      "restaurant.name",
      "restaurant.slug",
      "restaurant.menu_configuration.zone",
      "menus[0].items[0].price",
      "menus[1].sections[0].items[0].price",
      "menus[1].sections[0].items[0].options[0].values[0].price",
      "menus[1].sections[0].items[1].name",
      "menus[1].sections[0].items[1].price",
    ]);
  });

  test("a fault names the error and the expected value", () => {
    expect(faultsOf(withItem({ price: "4.005" }))).toEqual([
      'menus[0].items[0].price: is "4.005"; expected an amount with at most two decimals, such as "12.50"',
    ]);
    expect(faultsOf(withItem({ price: "1000000.01" }))).toEqual([
      'menus[0].items[0].price: is "1000000.01", which is too great; expected at most 1000000.00',
    ]);
  });

  test("a name is one line, and keeps no-break spaces", () => {
    const parsed = parse(withItem({ name: " Striploin,\n 12\u00a0oz ", price: "42.00" }));
    expect("venue" in parsed && parsed.venue.menus[0]?.items?.[0]?.name).toBe("Striploin, 12\u00a0oz");
  });

  test("only the first thousand are listed, and the others are counted", () => {
    const items = Array.from({ length: 1500 }, () => ({ name: "Fries" }));
    const parsed = parse({ restaurant, menus: [{ items }] });
    expect(parsed).toMatchObject({ faultCount: 1500 });
    expect("faults" in parsed && parsed.faults.length).toBe(1000);
  });
});

describe("A fault's text", () => {
  const faultsOfRestaurant = (settings: object) => faultsOf({ restaurant: { ...restaurant, ...settings }, menus: [] });

  test("quotes a province as written", () => {
    expect(faultsOfRestaurant({ province: "Ontario" })[0]).toMatch(
      /^restaurant\.province: is "Ontario"; expected one of/,
    );
    expect(faultsOfRestaurant({ province: " on " })).toEqual([]);
  });

  test("has the length of a slug that is too long", () => {
    expect(faultsOfRestaurant({ slug: "a".repeat(100) })).toEqual([
      "restaurant.slug: is 100 characters long; expected at most 80",
    ]);
  });

  test("names the kind of an unknown reference", () => {
    const par_stock = [{ item: "soup", quantity: 2 }];
    const times = { starts_at: "2026-11-20T18:30", ends_at: "2026-11-20T22:00" };
    const events = [{ name: "E", ...times, event_suites: [{ name: "S", par_stock }] }];
    expect(faultsOf({ restaurant, menus: [], events })).toEqual([
      expect.stringContaining(
        'is "soup", which is not the id of an item in this file; expected the id of an item in this file',
      ),
    ]);
  });
});

describe("Ids and slugs", () => {
  test("a restaurant's slug is not a URL of the site", () => {
    expect(faultsOf({ restaurant: { name: "Staff", slug: "staff" }, menus: [] })).toEqual([
      'restaurant.slug: is "staff", which is a reserved path of Comptoir; expected another slug',
    ]);
  });

  test('a duplicate id is refused with the path of the other; 12 and "12" are the same', () => {
    const document = {
      restaurant,
      menus: [
        {
          items: [
            { id: 12, name: "A", price: 1 },
            { id: "12", name: "B", price: 1 },
          ],
        },
      ],
    };
    expect(faultsOf(document)).toEqual([
      'menus[0].items[1].id: is "12", which menus[0].items[0].id has already; expected a value that is unique in this file',
    ]);
  });

  test("absent ids and slugs are made of names, the same at every import, and never collide", () => {
    const document = {
      restaurant,
      menus: [
        {
          name: "Lunch",
          sections: [
            {
              name: "Sides",
              items: [
                { name: "Frîtes", price: 4 },
                { name: "Frites", price: 5 },
              ],
            },
          ],
        },
        {
          name: "Dinner",
          items: [
            { id: "frites", name: "Chips", price: 6 },
            { name: "麻婆豆腐", price: 7 },
          ],
        },
      ],
    };
    const { venue } = venueOf(document);
    const items = [...(venue.menus[0]?.sections?.[0]?.items ?? []), ...(venue.menus[1]?.items ?? [])];
    expect(items.map((item) => [item.id, item.slug])).toEqual([
      ["frites-sides", "frites"],
      ["frites-2", "frites-sides"],
      ["frites", "chips"],
      [items[3]?.id, items[3]?.slug],
    ]);
    expect(items[3]?.slug).toMatch(/^item-[a-z0-9]{7}$/);
    expect(venueOf(document).venue).toEqual(venue);
  });

  test("a menu of an unknown menu group is refused", () => {
    expect(faultsOf({ restaurant, menus: [{ menu_group_id: 9, items: [] }] })[0]).toMatch(
      /^menus\[0\]\.menu_group_id: is 9/,
    );
  });
});

describe("Publication", () => {
  test("absent published_at means published at import; null means unpublished", () => {
    const items = [
      { name: "A", price: 1 },
      { name: "B", price: 1, published_at: null },
    ];
    const { venue } = venueOf({ restaurant, menus: [{ items }] });
    expect(venue.menus[0]?.items?.map((item) => item.published_at)).toEqual([importedAt, null]);
  });
});

describe("Amounts", () => {
  test.each([
    ["12.50", "12.50"],
    ["12.5", "12.50"],
    ["12", "12.00"],
    [12.5, "12.50"],
    [0, "0.00"],
  ])("%j is parsed as %j", (price, canonical) => {
    expect(venueOf(withItem({ price })).venue.menus[0]?.items?.[0]?.price).toBe(canonical);
  });

  test.each([["-1"], [-0.01], ["1.234"], [1.005], ["1e3"], [1e21], ["9".repeat(100)], ["12,50"], [""], [true], [[]]])(
    "%j is refused",
    (price) => {
      expect(faultsOf(withItem({ price }))).toHaveLength(1);
    },
  );

  test("a tax rate is a fraction below 1", () => {
    const { venue } = venueOf({ restaurant: { ...restaurant, tax_rate: { tax1: 0.05, tax2: "0.09975" } }, menus: [] });
    expect(venue.restaurant.tax_rate).toEqual({ tax1: "0.05", tax2: "0.09975" });
    expect(faultsOf({ restaurant: { ...restaurant, tax_rate: { tax1: "13" } }, menus: [] })).toHaveLength(1);
  });
});

describe("Warnings", () => {
  function warningsOf(document: unknown): string[] {
    return venueOf(document).warnings.map(formatWarning);
  }

  test("an unknown field is dropped with a warning", () => {
    expect(warningsOf(withItem({ pirce: "4.00" }))).toEqual([
      "menus[0].items[0].pirce: is not a field of venue files and is ignored",
    ]);
  });

  test("letters of a price schedule without a price get a warning", () => {
    const price_schedule = Array.from({ length: 7 }, () => "a".repeat(48) + "b".repeat(40) + "x".repeat(8));
    expect(warningsOf(withItem({ price_schedule, additional_prices: { a: "3.00" } }))).toEqual([
      "menus[0].items[0].price_schedule: uses b without a price in additional_prices: it cannot be ordered in those hours",
    ]);
  });

  test("a required group without values makes its dish unavailable", () => {
    expect(warningsOf(withItem({ options: [{ name: "Size", required: true, values: [] }] }))[0]).toMatch(
      /cannot be ordered/,
    );
  });

  test("every text of a Québec venue without French is listed", () => {
    const document = {
      restaurant: { ...restaurant, province: "QC" },
      menus: [
        {
          name: "Lunch",
          localization: { fr: { name: "Midi" } },
          items: [{ name: "Soup", price: 4, description: "Hot" }],
        },
      ],
    };
    expect(warningsOf(document)).toEqual([
      "menus[0].items[0]: has no French (localization fr-CA) for name, description",
    ]);
    const elsewhere = { ...document, restaurant: { ...restaurant, province: "ON" } };
    expect(warningsOf(elsewhere)).toEqual([]);
  });

  test("allergens are found with any separators", () => {
    const parsed = venueOf(withItem({ allergens: "Fish; wheat / lait et oeuf and soy" }));
    expect(parsed.venue.menus[0]?.items?.[0]?.allergens).toBe("Fish, Wheat, Dairy, Egg, Soy");
    expect(parsed.warnings).toEqual([]);
  });

  test("allergens are parsed in any spelling; with an unknown one the text stays as written, with a warning", () => {
    const read = (allergens: unknown) => venueOf(withItem({ allergens })).venue.menus[0]?.items?.[0]?.allergens;
    expect(read("tree nuts, MILK, Sulfites")).toBe("Treenuts, Dairy, Sulphites");
    expect(read("Milk & nuts. May contain soya")).toBe("Dairy, Treenuts, may contain Soy");
    expect(read(["may contain nuts", "Milk"])).toBe("Dairy, may contain Treenuts");
    const parsed = venueOf(withItem({ name: "Fish & Chips", allergens: "MILK & <b>celery</b>" }));
    expect(parsed.venue.menus[0]?.items?.[0]?.allergens).toBe("MILK &amp; <b>celery</b>");
    expect(parsed.warnings.map(formatWarning)[0]).toMatch(
      /^menus\[0\]\.items\[0\]\.allergens: "celery" of "Fish & Chips" is not a known allergen/,
    );
  });

  test("the allergens of an option value are read by the same rule", () => {
    const values = [{ name: "Sauce", allergens: "soya, Chef’s spice" }];
    const parsed = venueOf(withItem({ options: [{ name: "Extras", values }] }));
    expect(parsed.venue.menus[0]?.items?.[0]?.options?.[0]?.values?.[0]?.allergens).toBe("soya, Chef’s spice");
    expect(parsed.warnings.map(formatWarning)[0]).toMatch(
      /options\[0\]\.values\[0\]\.allergens: "Chef’s spice" of "Sauce"/,
    );
  });

  test("menu#prix-fixe: a price of a menu or of a section that is not prix fixe, and a prix fixe without one, get a warning", () => {
    const sections = [
      { name: "Mains", price: "45.00" },
      { name: "Table d’hôte", type: "prix-fixe", price: "45.00" },
      { name: "Feast", type: "prix-fixe" },
    ];
    const { warnings } = venueOf({ restaurant, menus: [{ name: "Dinner", price: "45.00", sections }] });
    expect(warnings.map(formatWarning)).toEqual([
      expect.stringMatching(/^menus\[0\]\.sections\[0\]\.price: has no effect: "Mains"/),
      expect.stringMatching(/^menus\[0\]\.sections\[2\]\.price: is missing: "Feast"/),
      expect.stringMatching(/^menus\[0\]\.price: has no effect: "Dinner"/),
    ]);
  });

  test("an unknown diet is shown as written, with a warning", () => {
    const parsed = venueOf(withItem({ diets: "végétalien & Halal; not vegetarian" }));
    expect(parsed.venue.menus[0]?.items?.[0]?.diets).toBe("Vegan, Halal, not vegetarian");
    expect(parsed.warnings.map(({ path }) => path)).toEqual(["menus[0].items[0].diets", "menus[0].items[0].diets"]);
  });
});

describe("The looks of a venue", () => {
  const looks = (menu_configuration: object) => venueOf({ restaurant: { ...restaurant, menu_configuration } });

  test("known ones are accepted, ignoring case", () => {
    const asked = { theme: "Dark", card_style: "text", browse_menu_style: "list", fonts: "lora" };
    const { venue, warnings } = looks(asked);
    expect(venue.restaurant.menu_configuration).toMatchObject({ ...asked, theme: "dark", fonts: "Lora" });
    expect(warnings.filter(({ path }) => path.includes("menu_configuration"))).toEqual([]);
  });

  test("any other is dropped, and a warning lists the known ones", () => {
    const { venue, warnings } = looks({ theme: "ember", card_style: "grid", fonts: { heading: "Lora" } });
    expect(venue.restaurant.menu_configuration).toEqual({});
    const said = warnings.map(formatWarning);
    expect(said).toContain(
      'restaurant.menu_configuration.theme: "ember" is ignored: it is not one of device, light, dark',
    );
    expect(said).toContain(
      'restaurant.menu_configuration.card_style: "grid" is ignored: it is not one of picture, compact, text',
    );
    expect(said.some((warning) => warning.startsWith("restaurant.menu_configuration.fonts: an object"))).toBe(true);
  });

  test("a colour that pages cannot show is dropped with a warning", () => {
    for (const primary_color of ["red", "#b3261", "rgb(1, 2, 3)"]) {
      const { venue, warnings } = looks({ primary_color });
      expect(venue.restaurant.menu_configuration?.primary_color).toBe(undefined);
      expect(warnings.map(formatWarning)).toContain(
        `restaurant.menu_configuration.primary_color: "${primary_color}" is ignored: a colour must have the form "#b3261e"`,
      );
    }
    expect(looks({ primary_color: "#b3261e" }).venue.restaurant.menu_configuration?.primary_color).toBe("#b3261e");
  });
});

test("venue#file-export: an export omits the parents of dishes and sections, so that its import has no warning.", () => {
  const items = [{ name: "Soup", price: "8.00" }];
  const { venue } = venueOf({ restaurant, menus: [{ name: "M", items, sections: [{ name: "S", items }] }] });
  expect(venue.menus[0]?.items?.[0]).toHaveProperty("menu_id");
  expect(formatVenueFile(venue)).not.toMatch(/menu_id|section_id/);
});
