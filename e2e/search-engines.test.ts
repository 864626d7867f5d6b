import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./diner/test.ts";
import { faultsOfThing } from "./search-engines/check-structured-data.ts";
import { type PageHead, readHead } from "./search-engines/read-head.ts";

/** The indexable pages, with the type of their structured data. */
const FOUND = [
  { path: "/braise", about: "Restaurant" },
  { path: "/cafe-perce-neige", about: "Restaurant" },
  { path: "/comptoir-demo/location-search", about: "Organization" },
  { path: "/cantine", about: null },
] as const;

/** Pages and answers that must not be indexed. */
const PRIVATE = [
  ...["/login", "/braise/cart?tableNum=12", "/braise/checkout?tableNum=12", "/braise/landing?eventSuite=7", "/staff"],
  ...["/braise/order-notification", "/comptoir-demo/coming-soon", "/nowhere/at/all", "/profile", "/braise/events"],
  ...["/comptoir-demo/location-search?near=M5V+2T6", "/braise/orders/00000000-0000-4000-8000-000000000000"],
  ...["/menu/braise/data.json", "/api/openapi.json", "/sandbox-gateway/outbox", "/braise.data"],
];

const LANGUAGES = { "en-CA": "en-CA,en", "fr-CA": "fr-CA,fr" } as const;

async function readPage(request: APIRequestContext, address: string, languages = "en"): Promise<PageHead> {
  const answer = await request.get(address, { headers: { "accept-language": languages } });
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["x-robots-tag"], address).toBeUndefined();
  return readHead(await answer.text());
}

test.describe("Search engines", { tag: "@desktop" }, () => {
  for (const { path, about } of FOUND) {
    test(`${path} names its URL, its content and the other language in each language.`, async ({ request, server }) => {
      const address = server.address + path;
      const alternates = {
        "en-CA": `${address}?locale=en-CA`,
        "fr-CA": `${address}?locale=fr-CA`,
        "x-default": address,
      };
      for (const [language, others] of [
        ["en-CA", LANGUAGES["fr-CA"]],
        ["fr-CA", LANGUAGES["en-CA"]],
      ] as const) {
        const head = await readPage(request, alternates[language], others);
        expect(head).toMatchObject({ language, canonical: alternates[language], alternates });
        expect(head.meta.description).toBeTruthy();
        expect(head.meta).toMatchObject({
          "og:title": head.title,
          "og:url": alternates[language],
          "og:locale": language.replace("-", "_"),
          "twitter:card": "summary_large_image",
        });
        const picture = await request.get(head.meta["og:image"] ?? "");
        expect(picture.headers()["content-type"]).toMatch(/^image\/(png|jpeg|webp)/);
        expect(head.things.flatMap((thing) => faultsOfThing(thing))).toEqual([]);
        expect(head.things).toMatchObject(about === null ? [] : [{ "@type": about }]);
      }
      expect((await readPage(request, path)).canonical).toBe(address);
    });
  }

  test("A restaurant has structured data with its address, position, hours and priced menu; a dish has its own.", async ({
    request,
    server,
  }) => {
    const { things } = await readPage(request, "/cafe-perce-neige?locale=fr-CA");
    const [cafe] = things as [{ hasMenu: { hasMenuSection: { hasMenuItem: unknown[] }[] }[] }];
    expect(cafe).toMatchObject({
      address: { addressLocality: "Québec", postalCode: "G1K 3B5", addressRegion: "QC" },
      geo: { latitude: 46.8139 },
      parentOrganization: { url: `${server.address}/comptoir-demo/location-search` },
    });
    expect(cafe).toHaveProperty("openingHoursSpecification.length", 7);
    expect(cafe.hasMenu[0]?.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem).length).toBeGreaterThan(10);
    const page = await (await request.get("/braise")).text();
    const dish = /"\/braise(\/items\/[^"?]+)/.exec(page)?.[1];
    const head = await readPage(request, `/braise${dish}`);
    expect(head.canonical).toBe(`${server.address}/braise${dish}`);
    expect(head.things).toMatchObject([{ "@type": "MenuItem", offers: { priceCurrency: "CAD" } }]);
    expect(head.things.flatMap((thing) => faultsOfThing(thing))).toEqual([]);
  });

  test("A table's link gives search engines the menu's URL, and is not indexed itself.", async ({
    request,
    server,
  }) => {
    const head = await readPage(request, "/braise?tableNum=12&locale=fr-CA");
    expect(head).toMatchObject({ canonical: `${server.address}/braise?locale=fr-CA`, alternates: {}, things: [] });
  });

  test("Personal pages, search results, errors and calls are not indexed.", async ({ request }) => {
    for (const path of PRIVATE) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
    }
  });

  test("The sitemap, which robots.txt names, lists every page in every language, and each exists.", async ({
    request,
    server,
  }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${server.address}/sitemap.xml`);
    expect(robots).not.toMatch(/Disallow: \/\S*(?:cart|orders|login)/);
    const parts = locations(await (await request.get("/sitemap.xml")).text());
    const pages = (await Promise.all(parts.map(async (part) => (await request.get(part)).text()))).flatMap(locations);
    for (const path of ["/braise", "/braise?locale=fr-CA", "/comptoir-demo/location-search?locale=en-CA"]) {
      expect(pages).toContain(server.address + path);
    }
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages.filter((page) => page.includes("comptoir-demo") || page.includes("/braise"))) {
      expect((await readPage(request, page)).canonical).toBe(page);
    }
  });

  test("A link's language applies to the following pages until the visitor switches it.", async ({ page }) => {
    await page.goto("/braise?locale=fr-CA");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await page.goto("/braise/cart");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await page.goto("/braise?tableNum=3&locale=fr-CA");
    await page.getByRole("button", { name: /English/ }).click();
    await expect(page).toHaveURL("/braise?tableNum=3");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  });
});

/** Returns the URLs of a sitemap. */
function locations(xml: string): string[] {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) .*<\/\1>\n$/s);
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&#38;", "&"));
}
