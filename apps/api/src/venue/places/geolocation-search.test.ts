import { distanceBetween } from "@comptoir/ordering";
import { beforeAll, describe, expect, test } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { call, load, pool, clock } = await openTestApi();
const TORONTO = { lat: 43.6532, lng: -79.3832 };

/** Returns a restaurant of a chain, at an offset in degrees north and east of the city's centre. */
function aRestaurant(id: number, name: string, north: number, east: number, more: object = {}) {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const place = { latitude: TORONTO.lat + north, longitude: TORONTO.lng + east };
  return { ...GRILL, restaurant: { ...GRILL.restaurant, ...place, id, name, slug, group: "grills", ...more } };
}

beforeAll(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await load(aRestaurant(1, "Far Grill", 0.2, 0));
  await load(aRestaurant(2, "Near Grill", 0.01, 0, { catering: true, delivery: { type: "address", radius: 3 } }));
  await load(
    aRestaurant(3, "East Grill", 0, 0.05, { hours: [{ weekday: 5, start_time: "11:00", end_time: "14:00" }] }),
  );
  await load(aRestaurant(4, "Another Chain", 0.001, 0, { group: "others" }));
  await load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, id: 5, name: "Somewhere", slug: "somewhere", group: "grills" },
  });
});

const search = async (body: object, locale = "en-CA") =>
  (await call("/api/restaurants/geolocation-search", body, { "x-locale": locale })).body;
const names = ({ results }: Awaited<ReturnType<typeof search>>) => results.map(({ name }: { name: string }) => name);

describe("POST /restaurants/geolocation-search", () => {
  test("answers a chain's restaurants around a position, the nearest first, with their distance in miles unless told otherwise.", async () => {
    const found = await search({ ...TORONTO, radius: 20, group: "grills" });
    expect(names(found)).toEqual(["Near Grill", "East Grill", "Far Grill"]);
    expect(found.results[0]).toMatchObject({
      slug: "near-grill",
      distance: 0.7,
      lat: expect.closeTo(43.6632),
      lng: TORONTO.lng,
    });
    expect((await search({ ...TORONTO, radius: 20, group: "grills", unit: "km" })).results[0].distance).toBe(1.1);
  });

  test("searches within 10 mi if no radius is given, in a circle and not in a square.", async () => {
    expect(names(await search({ ...TORONTO, group: "grills" }))).toEqual(["Near Grill", "East Grill"]);
    const corner = { lat: TORONTO.lat - 0.13, lng: TORONTO.lng - 0.18 };
    const apart = distanceBetween(
      { latitude: corner.lat, longitude: corner.lng },
      { latitude: TORONTO.lat + 0.01, longitude: TORONTO.lng },
      "mi",
    );
    expect(apart).toBeGreaterThan(10);
    expect(names(await search({ ...corner, group: "grills" }))).toEqual([]);
  });

  test("says what is open now on its own clock and when that changes, what it takes, and whether it delivers.", async () => {
    const { results } = await search({ ...TORONTO, group: "grills" });
    expect(results[0]).toMatchObject({
      open: true,
      changesAt: { minutes: 22 * 60 },
      orderTypes: ["dine-in", "take-out", "generic-catering"],
      delivers: true,
    });
    expect(results[1]).toMatchObject({ open: false, changesAt: { date: "2026-11-21", weekday: 5, minutes: 11 * 60 } });
  });

  test("accepts a typed postal code, and says that it is an area.", async () => {
    const found = await search({ address: "M5V 2T6", group: "grills" });
    expect(names(found)).toEqual(["Near Grill", "East Grill"]);
    expect(found.place.types).toEqual(["postal_code"]);
  });

  test("finds nothing around an unknown address, or one that may be in any town, and says so.", async () => {
    await load(aRestaurant(11, "Null Island", 0, 0, { group: "islands", latitude: 0, longitude: 0 }));
    const nowhere = { results: [], place: null };
    const unknown = "nowhere that anybody knows";
    expect(await search({ address: unknown, group: "grills" })).toEqual({
      ...nowhere,
      problem: { code: "address_invalid", message: expect.stringContaining(`“${unknown}”`) },
    });
    expect(await search({ address: "123 Main St", group: "islands" })).toEqual({
      ...nowhere,
      problem: { code: "address_vague", message: expect.stringContaining("postal code") },
    });
    const french = await search({ address: "123, rue Principale", group: "islands" }, "fr-CA");
    expect(french.problem.message).toContain("«\u00a0123, rue Principale\u00a0»");
  });

  test("accepts a ZIP code of the United States, too.", async () => {
    await load(aRestaurant(10, "Loop", 0, 0, { group: "south", latitude: 41.88, longitude: -87.63 }));
    const found = await search({ address: "60601", group: "south" });
    expect([names(found), found.place.types]).toEqual([["Loop"], ["postal_code"]]);
    expect(names(await search({ address: "10001", group: "south" }))).toEqual([]);
  });

  test("answers without a place those of the chain by name, also those that say nowhere where they are.", async () => {
    expect(names(await search({ group: "grills" }))).toEqual(["East Grill", "Far Grill", "Near Grill", "Somewhere"]);
    expect(names(await search({ group: "grills", name: "NEAR" }))).toEqual(["Near Grill"]);
    expect(names(await search({ group: "grills", name: "nèar grîll" }))).toEqual(["Near Grill"]);
    expect(await search({ group: "no such chain" })).toEqual({ results: [], place: null, problem: null });
  });

  test("finds a name however a keyboard writes it, and says it without its escapes, in the language asked for.", async () => {
    const localization = { "fr-CA": { name: "Œuf &amp; bœuf" } };
    await load(aRestaurant(30, "Eggs &amp; Beef", 0, 0, { slug: "eggs", group: "names", address: "5th &amp; Main" }));
    await load(aRestaurant(31, "Œuf de l’Île", 0, 0, { slug: "oeuf", group: "names", localization }));
    await load(aRestaurant(32, "ラーメン", 0, 0, { slug: "ramen", group: "names", display_name: "Ramen Bar" }));
    const found = async (name: string, locale?: string) => names(await search({ group: "names", name }, locale));
    expect(await found("eggs & b")).toEqual(["Eggs & Beef"]);
    for (const name of ["OEUF", "œuf", "l'ile", "l’Île"]) expect(await found(name), name).toEqual(["Œuf de l’Île"]);
    expect(await found("oeuf", "fr-CA")).toEqual(["Œuf & bœuf"]);
    for (const name of ["ﾗｰﾒﾝ", "ramen b"]) expect(await found(name), name).toEqual(["Ramen Bar"]);
    expect((await search({ group: "names", name: "eggs" })).results[0].address).toBe("5th & Main");
  });

  test("says a restaurant's picture, colours and country for its card.", async () => {
    const configuration = { cover: "/pictures/far.svg", primary_color: "#a8321a", colors: { band: "#9c2a17" } };
    const face = { group: "faces", province: null, address: "1 Canalside, Buffalo, NY 14202" };
    await load(aRestaurant(70, "Face", 0, 0, { ...face, menu_configuration: configuration }));
    await load(aRestaurant(71, "Plain", 0, 0.01, { group: "faces" }));
    const { results } = await search({ group: "faces" });
    expect(results).toMatchObject([
      { name: "Face", cover: "/pictures/far.svg", primaryColor: "#a8321a", bandColor: "#9c2a17", country: "us" },
      { name: "Plain", cover: null, bandColor: null, country: "ca" },
    ]);
  });

  test("answers concourses and workplaces alone, where those are asked for.", async () => {
    expect(await search({ concourse: true })).toEqual({ results: [], place: null, problem: null });
    await load(aRestaurant(6, "Canteen", 0, 0, { concourse: true }));
    expect(names(await search({ concourse: true }))).toEqual(["Canteen"]);
  });

  test("searches across the date line and around the pole.", async () => {
    await load(aRestaurant(7, "Attu", 0, 0, { group: "edges", latitude: 52.9, longitude: 179.9 }));
    await load(aRestaurant(8, "Amchitka", 0, 0, { group: "edges", latitude: 52.9, longitude: -179.8 }));
    await load(aRestaurant(9, "Alert", 0, 0, { group: "edges", latitude: 89.9, longitude: 120 }));
    const around = (lat: number, lng: number) => search({ lat, lng, radius: 30, group: "edges" });
    expect(names(await around(52.9, 179.95))).toEqual(["Attu", "Amchitka"]);
    expect(names(await around(52.9, -179.9))).toEqual(["Amchitka", "Attu"]);
    expect(names(await around(52.9, 180))).toEqual(["Attu", "Amchitka"]);
    expect(names(await around(90, -60))).toEqual(["Alert"]);
    expect((await around(89.9, -60)).results).toMatchObject([{ name: "Alert", distance: 13.8 }]);
  });

  test("answers at most fifty restaurants of a chain, but every concourse, so that staff find the last one too.", async () => {
    await pool.query(
      `insert into restaurants (restaurant_id, slug, settings, imported_at)
         select 'tower-' || n, 'tower-' || n, jsonb_build_object('id', 'tower-' || n, 'name', 'Tower ' || n, 'slug', 'tower-' || n,
           'group', 'towers', 'concourse', true), now()
         from generate_series(100, 159) n`,
    );
    expect(names(await search({ group: "towers" }))).toHaveLength(50);
    expect(names(await search({ concourse: true, group: "towers" })).at(-1)).toBe("Tower 159");
    await pool.query("delete from restaurants where settings->>'group' = 'towers'");
  });

  test("refuses a position that is none, with its field.", async () => {
    for (const [field, body] of [
      ["lat", { lat: 91, lng: 0 }],
      ["lng", { lat: 0, lng: 181 }],
      ["radius", { ...TORONTO, radius: 0 }],
      ["unit", { ...TORONTO, unit: "ft" }],
      ["lng", { lat: 43 }],
      ["group", {}],
    ] as const) {
      expect(await search(body)).toMatchObject({ code: "invalid_request", issues: [{ path: field }] });
    }
  });

  test("finds the nearest fifty of ten thousand by an index.", async () => {
    await pool.query(
      `insert into restaurants (restaurant_id, slug, settings, imported_at)
         select 'many-' || n, 'many-' || n, jsonb_build_object('id', 'many-' || n, 'name', 'Many', 'slug', 'many-' || n, 'group', 'many',
           'latitude', 43 + (n % 100) * 0.02, 'longitude', -80 + n / 100 * 0.02), now()
         from generate_series(0, 9999) n`,
    );
    await pool.query("analyze restaurants");
    const { rows } = await pool.query<{ id: string; latitude: number; longitude: number }>(
      `select restaurant_id as id, (settings->>'latitude')::float8 as latitude, (settings->>'longitude')::float8 as longitude
       from restaurants where settings->>'group' = 'many'`,
    );
    for (const radius of [60, 500]) {
      const { results } = await search({ lat: 44, lng: -79, radius, unit: "km", group: "many" });
      const nearest = rows
        .map((row) => distanceBetween({ latitude: 44, longitude: -79 }, row, "km"))
        .sort((one, other) => one - other)
        .slice(0, 50);
      expect(results.map(({ distance }: { distance: number }) => distance)).toEqual(
        nearest.map((distance) => Math.round(distance * 10) / 10),
      );
    }
    const explained = await pool.query(
      `explain select 1 from restaurants where place <@ box(point(-80, 48), point(-78, 50))
       order by place <-> point(-79, 49) limit 100`,
    );
    expect(JSON.stringify(explained.rows)).toContain("restaurants_around");
  });
});
