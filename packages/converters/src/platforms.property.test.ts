import { runLength } from "@comptoir/test-kit";
import { formatFault, parseVenueFile } from "@comptoir/venue-file";
import fc from "fast-check";
import { expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";

/** Timeout for hundreds of generated files on a busy machine. */
const LONG = { timeout: runLength({ quick: 60_000, full: 900_000 }) };
const RUNS = { numRuns: runLength({ quick: 100, full: 10_000 }) };

/** Generates mostly proper values, and sometimes any JSON value. */
function mostly(proper: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: proper, weight: 8 }, { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 });
}

function someOf(fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, mostly(field)]));
  return fc.record(model, { requiredKeys });
}

const id = fc.constantFrom("A", "B", "<c>", 7);
const ids = fc.array(id, { minLength: 1, maxLength: 4 });
const words = fc.constantFrom("Fries", "麻婆豆腐", "<b>Hot</b>", "x".repeat(400), "");
const number = fc.constantFrom(-2, -1, 0, 1, 2, 3, 1295, 1.5);
const list = (thing: fc.Arbitrary<unknown>) => fc.array(thing, { minLength: 1, maxLength: 4 });
const pointer = someOf({ id, ordinal: number, type: words }, ["id"]);

const money = someOf({ amount: number, currency: fc.constantFrom("CAD", "JPY") });
const priced = {
  name: words,
  price_money: money,
  ordinal: number,
  location_overrides: list(someOf({ sold_out: fc.boolean() })),
};
const modifier = someOf(
  { id, modifier_data: someOf({ ...priced, modifier_list_id: id, child_modifier_list_ids: ids }) },
  ["id"],
);
const variation = someOf({ id, item_variation_data: someOf({ ...priced, item_id: id, sku: words }) }, ["id"]);
const info = someOf({
  modifier_list_id: id,
  min_selected_modifiers: number,
  max_selected_modifiers: number,
  modifier_overrides: list(pointer),
});
const itemData = {
  name: words,
  variations: list(variation),
  modifier_list_info: list(info),
  categories: list(pointer),
  category_id: id,
};
const listData = { name: words, modifiers: list(modifier), selection_type: words, max_selected_modifiers: number };
const categoryData = {
  name: words,
  category_type: fc.constantFrom("MENU_CATEGORY", "KITCHEN_CATEGORY"),
  parent_category: pointer,
};
const marks = { id, is_deleted: fc.boolean(), present_at_all_locations: fc.boolean(), present_at_location_ids: ids };
const squareObject = fc.oneof(
  someOf({ ...marks, item_data: someOf(itemData, ["name"]) }, ["id", "item_data"]),
  someOf({ ...marks, modifier_list_data: someOf(listData) }, ["id"]),
  someOf({ ...marks, category_data: someOf(categoryData) }, ["id"]),
  modifier,
  variation,
);

const text = fc.oneof(words, someOf({ translations: someOf({ en_us: words, fr_ca: words, default: words }) }));
const quantity = someOf({ quantity: someOf({ min_permitted: number, max_permitted: number, charge_above: number }) });
const override = someOf({ context_type: fc.constantFrom("MODIFIER_GROUP", "MENU"), context_value: id, price: number });
const uberItem = someOf(
  {
    id,
    title: text,
    description: text,
    price_info: someOf({ price: number, overrides: list(override) }),
    quantity_info: quantity,
    suspension_info: someOf({ suspension: someOf({ suspend_until: number }) }),
    modifier_group_ids: someOf({ ids }),
    nutritional_info: someOf({ allergens: list(words), calories: someOf({ lower_range: number }) }),
  },
  ["id", "title", "price_info"],
);
const period = someOf({
  start_time: fc.constantFrom("09:00", "25:00", "23:59"),
  end_time: fc.constantFrom("11:10", "24:00", "00:00"),
});
const day = someOf({ day_of_week: fc.constantFrom("monday", "Sunday", "someday"), time_periods: list(period) });
const uberMenu = someOf({ id, title: text, category_ids: ids, service_availability: list(day) }, [
  "id",
  "title",
  "category_ids",
]);
const uberEats = fc.record({
  menus: mostly(list(uberMenu)),
  categories: list(someOf({ id, title: text, entities: list(pointer) }, ["id", "entities"])),
  items: list(uberItem),
  modifier_groups: mostly(
    list(someOf({ id, title: text, quantity_info: quantity, modifier_options: list(pointer) }, ["id"])),
  ),
});

function expectSound(menu: unknown, converter: string): void {
  const converted = convertMenuFile(JSON.stringify(menu), { converter });
  if ("refused" in converted) return;
  const parsed = parseVenueFile(JSON.stringify(converted.venue), { importedAt: "2026-11-20T18:00:00.000Z" });
  expect("faults" in parsed ? parsed.faults.map(formatFault) : []).toEqual([]);
}

test("whatever objects a Square catalogue contains, its venue passes every check", LONG, () => {
  fc.assert(
    fc.property(fc.array(squareObject, { minLength: 3, maxLength: 9 }), (objects) =>
      expectSound({ objects }, "square"),
    ),
    RUNS,
  );
});

test("whatever an Uber Eats menu contains, its venue passes every check", LONG, () => {
  fc.assert(
    fc.property(uberEats, (menu) => expectSound(menu, "uber-eats")),
    RUNS,
  );
});
