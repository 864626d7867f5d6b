import { readFileSync } from "node:fs";
import { getMenuData } from "@comptoir/contract";
import { describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { call, load } = await openTestApi();
const { schema } = getMenuData.responses[200].content["application/json"];

describe("GET /menu/{slug}/data.json", () => {
  it.each(["braise", "cafe-perce-neige"])(
    "is the restaurant and its menus as the contract says, of %s",
    async (slug) => {
      await load(JSON.parse(readFileSync(new URL(`../../../../../demo/venues/${slug}.json`, import.meta.url), "utf8")));
      const { body } = await call(`/menu/${slug}/data.json`);
      // The schema drops fields that the contract does not name.
      expect(schema.parse(body)).toEqual(body);
    },
  );

  it("law#unconfirmed-allergens: says allergens by their names, and in the venue's own words where one was not understood", async () => {
    const written = ["Milk & Barley", "Lait. Peut contenir des noix de cajou", "Milk & Chef’s spice", "none"];
    const items = written.map((allergens, id) => ({ id: id + 1, name: `Dish ${id}`, price: "8.00", allergens }));
    await load({ ...GRILL, menus: [{ ...GRILL.menus[0], items }] });
    const { body } = await call("/menu/the-grill/data.json");
    expect(body.menus[0].items.map(({ allergens }: { allergens: string }) => allergens)).toEqual([
      "Dairy, Gluten",
      "Dairy, may contain Treenuts",
      "Milk &amp; Chef’s spice",
      "none",
    ]);
  });

  it("menu#internal-names: has no internal names and no SKUs", async () => {
    const values = [{ id: 3, name: "Large", sku: "TILL-3" }];
    const options = [{ id: 2, name: "Size", internal_name: "Till: sizes", sku: "TILL-2", values }];
    const items = [{ id: 1, name: "Soup", price: "8.00", sku: "TILL-1", options }];
    await load({ restaurant: { name: "Till", slug: "till-house" }, menus: [{ name: "Menu", items }] });
    const { body } = await call("/menu/till-house/data.json");
    expect(body.menus[0].items[0].options[0].values[0].name).toBe("Large");
    expect(JSON.stringify(body)).not.toMatch(/TILL|Till:|internal_name|"sku"/);
  });
});
