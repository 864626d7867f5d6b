import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./routes.ts";

test("A page is listed in each language and in the visitor's own, each with all of them beside it.", () => {
  const xml = writeSitemap([{ address: "https://order.example/grill", changedAt: new Date("2026-11-22T12:00:00Z") }]);
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(locations).toEqual([
    "https://order.example/grill?locale=en-CA",
    "https://order.example/grill?locale=fr-CA",
    "https://order.example/grill",
  ]);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(3);
  expect(xml).toContain("<lastmod>2026-11-22T12:00:00.000Z</lastmod>");
});

test("What an address holds never becomes markup.", () => {
  expect(writeSitemapIndex(["https://order.example/sitemap.xml?a=1&b='<"])).toContain(
    "<loc>https://order.example/sitemap.xml?a=1&#38;b=&#39;&#60;</loc>",
  );
});
