import fc from "fast-check";
import { expect, test } from "vitest";
import { readVenueData } from "../parse-venue-file.ts";
import { formatFault } from "../reading/findings.ts";
import { convertMenuFile } from "./convert-menu-file.ts";

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

function expectSound(file: string): void {
  const converted = convertMenuFile(file);
  if ("refused" in converted) return;
  const parsed = readVenueData(converted.venue, { importedAt: "2026-11-20T18:00:00.000Z" });
  expect("faults" in parsed ? parsed.faults.map(formatFault) : []).toEqual([]);
}

test("whatever JSON a converter takes, it never throws, and its venue passes every check", () => {
  fc.assert(
    fc.property(document, (value) => expectSound(JSON.stringify(value) ?? "")),
    { numRuns: 1500 },
  );
});

test("whatever table a converter takes, it never throws, and its venue passes every check", () => {
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
    { numRuns: 500 },
  );
});
