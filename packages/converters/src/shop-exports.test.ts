import { describe, expect, test } from "vitest";
import { convertSoundly, sectionsIn } from "./testing/convert-soundly.ts";

describe("Shopify's product export", () => {
  const header =
    "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Price,Image Src,Status";
  const rows = [
    'tea,Tea,<p>Green &amp; hot</p>,Chez,Food > Drinks,Tea,"hot, green",true,Size,Small,,,T1,0,350,https://example.com/t.png,active',
    "tea,,,,,,,,,Large,,,T2,0,420,,",
    "pie,Pie,,,,Sweets,,true,Title,Default Title,,,P1,0,7.50,,active",
    "old,Old,,,,Sweets,,true,Title,Default Title,,,,0,7.50,,archived",
    "off,Off,,,,Sweets,,false,Title,Default Title,,,,0,7.50,,active",
  ];

  test("variants are sizes, prices are dollars, and products that are not sold are unpublished", () => {
    const converted = convertSoundly([header, ...rows].join("\n"));
    expect(converted.converter).toBe("shopify");
    expect(sectionsIn(converted)).toEqual(["Menu / Tea: Tea", "Menu / Sweets: Pie, Old, Off"]);
    const [tea, sweets] = converted.venue.menus[0]?.sections ?? [];
    expect(tea?.items[0]?.options?.[0]).toMatchObject({
      type: "pricing",
      values: [
        { name: "Small", price: "350.00" },
        { name: "Large", price: "420.00" },
      ],
    });
    expect(sweets?.items.map(({ price, published_at }) => [price, published_at])).toEqual([
      ["7.50", undefined],
      ["7.50", null],
      ["7.50", null],
    ]);
    expect(converted.notes.join("\n")).toContain("columnsLost vendor, tags");
  });
});

describe("WooCommerce's product export", () => {
  const header =
    'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description","In stock?","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"';
  const rows = [
    '10,variable,PZ,Pizza,1,1,visible,Good,1,,,"Food > Pizza, Specials",,,Size,"Small, Large"',
    "11,variation,PZ-S,Pizza - Small,1,0,visible,,1,,350,,,id:10,Size,Small",
    "12,variation,PZ-L,Pizza - Large,1,0,visible,,1,,420,,,PZ,Size,Large",
    "13,simple,,Hidden,1,0,hidden,,1,,9,Food,,,,",
    "14,simple,,Private,0,0,visible,,1,,9,Food,,,,",
    "15,simple,,Draft,-1,0,visible,,1,,9,Food,,,,",
    "16,simple,,Gone,1,0,visible,,0,5,9,Food,,,,",
  ];

  test("variations are sizes, prices are dollars, and hidden products are unpublished", () => {
    const converted = convertSoundly([header, ...rows].join("\n"));
    expect(converted.converter).toBe("woocommerce");
    const [pizza, food] = converted.venue.menus[0]?.sections ?? [];
    expect(pizza?.items).toMatchObject([
      {
        name: "Pizza",
        featured_item: true,
        options: [
          {
            type: "pricing",
            values: [
              { name: "Small", price: "350.00" },
              { name: "Large", price: "420.00" },
            ],
          },
        ],
      },
    ]);
    expect(food?.items.map(({ name, published_at }) => [name, published_at])).toEqual([
      ["Hidden", null],
      ["Private", null],
      ["Draft", null],
      ["Gone", undefined],
    ]);
    expect(food?.items[3]).toMatchObject({ price: "9.00", unavailable: true });
    expect(converted.notes.join("\n")).toContain("columnsLost sale price");
  });
});
