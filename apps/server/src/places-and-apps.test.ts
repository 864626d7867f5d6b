import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { STADIUM } from "../../api/src/testing/stadium.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { openSite } from "./testing/open-venue.ts";

// screens#location-search, screens#location-map, screens#location-nearest, screens#app, and opening hours on
// a landing page: checks the HTML as sent.
const site = await openSite();

/** Returns a page's HTML without its scripts. */
async function pageAt(place: string): Promise<string> {
  const answer = await site.ask(place);
  expect(answer.status, place).toBe(200);
  return (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
}

const inVancouver = { group: "norths", latitude: 49.2827, longitude: -123.1207, address: "1 Robson St, Vancouver, BC" };

test("What a location search found is a list of cards with the way to order, and no map without a key.", async () => {
  const face = { cover: "/pictures/north.svg", primary_color: "#123456" };
  await site.open(({ restaurant }) =>
    Object.assign(restaurant, inVancouver, {
      name: "North One",
      menu_configuration: { ...restaurant.menu_configuration, ...face },
    }),
  );
  const page = await pageAt("/norths/location-search");
  for (const part of ["North One", m.location_order(), 'src="/pictures/north.svg"', "--light-accent:#123456"]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain(m.location_map());
  const unknown = await pageAt("/norths/location-search?near=Nowhere%20at%20all");
  for (const words of [m.location_all(), "North One"]) expect(unknown).toContain(words);
});

test("The bare host is not found, and offers the installation's restaurants and their location search.", async () => {
  const answer = await site.ask("/");
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain(m.page_not_found_title());
  expect(page).toContain(m.page_not_found_heading());
  expect(page).toContain(m.home_text_alone());
});

test("If no restaurant is within the radius, the nearest ones are listed.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, inVancouver, { group: "souths", name: "South One" }));
  const around = (place: string) => pageAt(`/souths/location-search?near=${encodeURIComponent(place)}&within=5km`);
  const page = await around("V8W 1N4");
  for (const words of [m.location_nearest(), "South One"]) expect(page).toContain(words);
  expect(await around("V6B 1A1")).not.toContain(m.location_nearest());
});

test("A restaurant's page has an app manifest, and its icons exist.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, { name: "Épicerie du Port", slug: "epicerie" }));
  const [, named = ""] = /<link rel="manifest" href="([^"]+)"/.exec(await pageAt("/epicerie?tableNum=1")) ?? [];
  const answer = await site.ask(named.replaceAll("&amp;", "&"));
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { readonly icons: ReadonlyArray<{ readonly src: string }> };
  expect(manifest).toMatchObject({ name: "Épicerie du Port", start_url: "/epicerie", display: "standalone" });
  const icons = manifest.icons.map(({ src }) => src);
  expect(icons).toContain("/epicerie/app-icons/512.png");
  for (const icon of new Set<string>(icons)) {
    const { status, headers } = await site.ask(icon);
    expect([status, headers.get("content-type")], icon).toEqual([
      200,
      icon.endsWith(".png") ? "image/png" : "image/svg+xml",
    ]);
  }
});

test("The staff's side has an app manifest of its own, in both languages, and its icons exist.", async () => {
  const [, named = ""] = /<link [^>]*rel="manifest" href="([^"]+)"/.exec(await pageAt("/staff")) ?? [];
  expect(named).toBe("/staff/app.webmanifest?lang=en-CA");
  const answer = await site.ask(named);
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { readonly icons: ReadonlyArray<{ readonly src: string }> };
  expect(manifest).toMatchObject({ id: "/staff", start_url: "/staff/board", scope: "/staff", display: "standalone" });
  for (const icon of new Set(manifest.icons.map(({ src }) => src))) {
    const { status, headers } = await site.ask(icon);
    expect([status, headers.get("content-type")], icon).toEqual([200, "image/png"]);
  }
  expect((await site.ask("/staff/app-icons/4096.png")).status).toBe(404);
  const french = await (await site.ask("/staff/app.webmanifest?lang=fr-CA")).json();
  expect(french).toMatchObject({ lang: "fr-CA", short_name: m.staff_app_short_name({}, { locale: "fr-CA" }) });
});

test("Below a restaurant's address, what is not there leads to its menu; elsewhere the page is that of the bare host.", async () => {
  await site.open(({ restaurant }) => Object.assign(restaurant, { slug: "bistro-du-lac" }));
  const answer = await site.ask("/bistro-du-lac/nothing-here");
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('href="/bistro-du-lac"')]);
  const elsewhere = await site.ask("/nobody/nothing-here");
  expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.stringContaining(m.home_text_alone())]);
});

test("A landing page shows the week's hours, with a break at noon and a closed day.", async () => {
  const hours = [
    { weekday: 4, start_time: "11:00", end_time: "14:00" },
    { weekday: 4, start_time: "17:00", end_time: "22:00" },
  ];
  const stadium = { ...STADIUM, restaurant: { ...STADIUM.restaurant, hours } };
  const imported = await importVenueFile(site.pool, stadium, { now: new Date("2026-11-20T17:00:00Z") });
  expect(imported).not.toHaveProperty("faults");
  const page = (await pageAt("/the-stadium/landing?eventSuite=s-1")).replaceAll(/\s+|&nbsp;/g, " ");
  expect(page).toContain("11:00 a.m. to 2:00 p.m., 5:00 p.m. to 10:00 p.m.");
  expect(page).toContain(m.venue_closed_day());
});
