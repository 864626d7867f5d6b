import { runLength } from "@comptoir/test-kit";
import { formatFault, parseVenueFile } from "@comptoir/venue-file";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";

/** Timeout for hundreds of generated files on a busy machine. */
const LONG = { timeout: runLength({ quick: 60_000, full: 900_000 }) };

const scalar = fc.oneof(
  fc.constantFrom(
    null,
    "",
    "Fries",
    "<script>",
    "&#8238;",
    "麻婆豆腐",
    "12,50",
    "-3",
    "login",
    "__proto__",
    "a b",
    true,
    0,
    -1,
    1295,
    12.345,
    1e21,
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.double(),
);
const key = fc.constantFrom(
  ...[
    "id",
    "name",
    "title",
    "name_fr",
    "price",
    "price_cents",
    "description",
    "image",
    "category",
    "category_id",
    "items",
    "products",
  ],
  ...[
    "categories",
    "menus",
    "sections",
    "modifier_groups",
    "options",
    "modifiers",
    "values",
    "variations",
    "sizes",
    "min",
    "max",
    "required",
  ],
  ...[
    "type",
    "allergens",
    "diets",
    "calories",
    "available",
    "attributes",
    "elements",
    "itemCards",
    "card",
    "info",
    "addons",
    "restaurant",
  ],
);
const { document } = fc.letrec<{ document: unknown; thing: unknown }>((tie) => ({
  document: fc.oneof({ depthSize: "medium" }, scalar, fc.array(tie("document"), { maxLength: 4 }), tie("thing")),
  thing: fc.dictionary(key, tie("document"), { maxKeys: 7 }),
}));

/** Generates mostly proper values, and sometimes any document. */
function mostly(proper: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: proper, weight: 6 }, { arbitrary: document, weight: 1 });
}

const id = mostly(fc.integer({ min: 1, max: 4 }));
const ids = mostly(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }));
const words = mostly(
  fc.constantFrom("Fries", "麻婆豆腐", "CrÃ¨me", "<b>Hot</b> &amp; sour", "x".repeat(400), "<i></i>"),
);
const price = mostly(fc.constantFrom(1295, 450, 12.5, "12,50 $", "Free", "", null, -200));
const small = mostly(fc.integer({ min: -1, max: 5 }));
const value = fc.record(
  { id, group_id: id, name: words, price, default: mostly(fc.boolean()) },
  { requiredKeys: ["name"] },
);
const group = fc.record(
  {
    id,
    name: words,
    min: small,
    max: small,
    required: mostly(fc.boolean()),
    options: mostly(fc.array(value, { maxLength: 3 })),
  },
  { requiredKeys: ["id"] },
);
const dish = fc.record(
  {
    id,
    name: words,
    name_fr: words,
    description: words,
    price,
    category_id: id,
    modifier_groups: fc.oneof(ids, mostly(fc.array(group, { maxLength: 2 }))),
    sizes: mostly(fc.array(value, { maxLength: 3 })),
    image: mostly(fc.constantFrom("https://example.com/a.png", "a.png")),
    allergens: words,
    sku: words,
    calories: small,
  },
  { requiredKeys: ["name"] },
);
const list = (thing: fc.Arbitrary<unknown>) => mostly(fc.array(thing, { maxLength: 4 }));
const menuDocument = fc.record(
  {
    restaurant: mostly(fc.record({ name: words, address: words, description: words })),
    categories: list(fc.record({ id, name: words, items: list(dish) }, { requiredKeys: ["name"] })),
    items: fc.array(dish, { maxLength: 5 }),
    modifier_groups: list(group),
    modifiers: list(value),
    item_modifier_groups: list(fc.record({ item_id: id, modifier_group_id: id })),
  },
  { requiredKeys: ["items"] },
);

/** Files converted so far: a property that saw only refusals has shown nothing. */
let taken = 0;
beforeEach(() => {
  taken = 0;
});
afterEach(() => expect(taken).toBeGreaterThan(10));

function expectSound(file: string): void {
  const converted = convertMenuFile(file);
  if ("refused" in converted) return;
  taken += 1;
  const parsed = parseVenueFile(JSON.stringify(converted.venue), { importedAt: "2026-11-20T18:00:00.000Z" });
  expect("faults" in parsed ? parsed.faults.map(formatFault) : []).toEqual([]);
}

test("a converter never throws on any JSON, and its venue passes every check", LONG, () => {
  fc.assert(
    fc.property(document, (value) => expectSound(JSON.stringify(value) ?? "")),
    { numRuns: runLength({ quick: 500, full: 10_000 }) },
  );
});

test("whatever is wrong in a menu, its venue passes every check", LONG, () => {
  fc.assert(
    fc.property(menuDocument, (menu) => expectSound(JSON.stringify(menu))),
    { numRuns: runLength({ quick: 80, full: 10_000 }) },
  );
});

test("a converter never throws on any table, and its venue passes every check", LONG, () => {
  const header = fc.uniqueArray(
    fc.constantFrom(
      "name",
      "price",
      "price_cents",
      "section",
      "options",
      "size",
      "id",
      "image",
      "Price L",
      "allergens",
      "dishPrice",
      "variation_price",
      "modifier_group",
      "modifierName",
      "menuDescription",
    ),
  );
  const cell = fc.oneof(
    fc.constantFrom("Fries", "4.50", "1295", "Size!: S=0|L=2", '"', ";;", "<b>", ""),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(header, fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 5 }), (headers, rows) => {
      expectSound([headers, ...rows].map((row) => row.join(",")).join("\n"));
    }),
    { numRuns: runLength({ quick: 500, full: 10_000 }) },
  );
});
