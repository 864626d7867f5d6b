import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { venueFileJsonSchema } from "./json-schema.ts";

const published = new URL("../../../docs/venue-file.schema.json", import.meta.url);
const guide = new URL("../../../docs/venue-file.md", import.meta.url);

test("the published JSON Schema equals the parser's own", async () => {
  const mend = "npm run schema -w @comptoir/venue-file writes it anew";
  expect(JSON.parse(await readFile(published, "utf8")), mend).toEqual(venueFileJsonSchema());
});

test("the schema accepts the guide's example and rejects what the parser rejects", async () => {
  const isValid = new Ajv2020({ allowUnionTypes: true }).compile(venueFileJsonSchema());
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(await readFile(guide, "utf8"))?.[1] ?? "");
  expect(isValid(example)).toBe(true);
  const restaurant = { name: "The Grill", slug: "the-grill" };
  expect(isValid({ restaurant: { ...restaurant, slug: "login" } })).toBe(false);
  expect(isValid({ restaurant, menus: [{ items: [{ name: "Fries" }] }] })).toBe(false);
  const deep = {
    name: "Size",
    values: [{ name: "Large", options: [{ values: [{ name: "Extra", price: "1.234" }] }] }],
  };
  expect(isValid({ restaurant, menus: [{ items: [{ name: "Fries", price: "4.00", options: [deep] }] }] })).toBe(false);
});
