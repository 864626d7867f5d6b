import { testDatabase } from "@comptoir/test-kit/database";
import { formatVenueFile } from "@comptoir/venue-file";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { callOf } from "../../testing/test-api.ts";
import { exportVenue } from "./export-venue.ts";
import { importVenueFile } from "./import-venue-file.ts";

const { pool } = await testDatabase();
const now = new Date("2026-11-20T18:00:00Z");
const api = await createApi({ pool, clock: () => now });
afterAll(() => api.stop());
const call = callOf(api);

const grill = {
  restaurant: { id: 7, name: "Le Gril", slug: "le-gril", province: "QC", payment_processor: "payOnPremise" },
  menus: [
    {
      id: 1,
      name: "Lunch",
      sections: [
        {
          id: 2,
          name: "Grill",
          items: [
            { id: 3, name: "Steak &amp; frites", price: "24.00", stock: 5 },
            { id: 4, name: "Soup", price: "8.00", sold_out: true },
            { id: 5, name: "Draft", price: "9.00", published_at: null },
          ],
        },
      ],
    },
    { id: 9, name: "Cellar", member_only: true, items: [{ id: 10, name: "Reserve", price: "90.00" }] },
  ],
  announcements: [{ id: 1, message: "Closed on Monday", localization: { "fr-CA": { message: "Fermé lundi" } } }],
};

type MenuAnswer = {
  restaurant: { name: string };
  menus: { sections: { items: { id: number; sold_out?: boolean }[] }[] }[];
};

async function readMenu(headers: Record<string, string> = {}) {
  const response = await api.fetch(new Request("http://localhost/menu/le-gril/data.json", { headers }));
  return {
    response,
    body: response.ok && !headers["accept-encoding"] ? ((await response.json()) as MenuAnswer) : null,
  };
}

describe("comptoir venue import", () => {
  it("changes nothing when the file has a fault, and lists every fault with its path", async () => {
    const result = await importVenueFile(pool, { restaurant: { name: "X" }, menus: [{ items: [{}] }] }, { now });
    expect("faults" in result && result.faults.map((fault) => fault.path)).toEqual([
      "restaurant.slug",
      "menus[0].items[0].name",
      "menus[0].items[0].price",
    ]);
    expect((await pool.query("select from restaurants")).rowCount).toBe(0);
  });

  it("loads a restaurant that data.json then shows", async () => {
    const result = await importVenueFile(pool, grill, { now });
    expect(result).toMatchObject({ imported: { restaurantId: "7", slug: "le-gril", isNew: true } });
    const { response, body } = await readMenu();
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(body?.restaurant).toMatchObject({ id: 7, slug: "le-gril", orders_paused: false });
    expect(body?.menus).toHaveLength(1);
    const items = body?.menus[0]?.sections[0]?.items ?? [];
    expect(items.map((item) => item.id)).toEqual([3, 4]);
    expect(items[0]).not.toHaveProperty("stock");
    expect(items[1]?.sold_out).toBe(true);
  });

  it("can be repeated: what was sold stays sold, until the file's own number changes", async () => {
    await pool.query("update stock_levels set remaining = 2");
    await importVenueFile(pool, grill, { now });
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 2 }]);
    const changed = structuredClone(grill);
    (changed.menus[0]?.sections?.[0]?.items[0] as { stock: number }).stock = 8;
    await importVenueFile(pool, changed, { now });
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 8 }]);
  });

  const stands = async () => (await pool.query("select restaurant_id, slug from restaurants order by slug")).rows;

  it("refuses a slug that stands under another id, also when it is to rename", async () => {
    const other = { ...grill, restaurant: { ...grill.restaurant, id: 8 } };
    for (const rename of [false, true]) {
      expect(await importVenueFile(pool, other, { now, rename })).toEqual({
        faults: [
          {
            path: "restaurant.slug",
            wrong: 'is "le-gril", which "Le Gril" has, the restaurant with the id 7',
            expected: "another slug, or the id 7 if the file is to replace that restaurant's menu",
          },
        ],
        faultCount: 1,
      });
    }
    expect(await stands()).toEqual([{ restaurant_id: "7", slug: "le-gril" }]);
  });

  it("refuses an id that stands under another slug, and changes nothing of that restaurant", async () => {
    const cafe = { restaurant: { id: "7", name: "Café", slug: "cafe", orders_paused: true }, menus: [] };
    expect(await importVenueFile(pool, cafe, { now })).toEqual({
      faults: [
        {
          path: "restaurant.id",
          wrong: 'is "7", which "Le Gril" has, the restaurant at /le-gril',
          expected: "another id, or --rename if that restaurant is to move to /cafe",
        },
      ],
      faultCount: 1,
    });
    expect(await stands()).toEqual([{ restaurant_id: "7", slug: "le-gril" }]);
    expect((await readMenu()).body).toMatchObject({
      restaurant: { name: "Le Gril", orders_paused: false },
      menus: [{}],
    });
  });

  it("names both restaurants when the id is one's and the slug another's", async () => {
    await importVenueFile(pool, { restaurant: { name: "Café", slug: "cafe" }, menus: [] }, { now });
    const both = { restaurant: { id: 7, name: "Both", slug: "cafe" }, menus: [] };
    expect(await importVenueFile(pool, both, { now })).toMatchObject({ faultCount: 2 });
    expect(await importVenueFile(pool, both, { now, rename: true })).toMatchObject({
      faults: [{ path: "restaurant.slug", wrong: 'is "cafe", which "Café" has, the restaurant with the id cafe' }],
      faultCount: 1,
    });
    await pool.query("delete from restaurants where slug = 'cafe'");
  });

  it("moves a restaurant to another slug when it is asked to rename", async () => {
    const moved = { ...grill, restaurant: { ...grill.restaurant, slug: "le-grand-gril" } };
    expect(await importVenueFile(pool, moved, { now, rename: true })).toMatchObject({
      imported: { restaurantId: "7", slug: "le-grand-gril", isNew: false },
    });
    expect(await importVenueFile(pool, grill, { now, rename: true })).toHaveProperty("imported");
    expect(await stands()).toEqual([{ restaurant_id: "7", slug: "le-gril" }]);
  });

  it("is seen by every server that reads the menu", async () => {
    const renamed = { ...grill, restaurant: { ...grill.restaurant, name: "Le Grand Gril" } };
    await importVenueFile(pool, renamed, { now });
    await api.whenCaughtUp();
    expect((await readMenu()).body?.restaurant.name).toBe("Le Grand Gril");
  });
});

describe("The parts of a venue file that no room reads yet", () => {
  const PASSWORD = "Grand$tand8";
  const parts = {
    rotations: [{ id: 1, name: "Autumn", start_date: "2026-09-09", weeks: [{ monday: [1] }] }],
    events: [{ id: 2, name: "Final", starts_at: "2026-12-05T23:00:00.000Z", ends_at: "2026-12-06T02:00:00.000Z" }],
    users: [{ email: "ana@example.ca", password: PASSWORD }],
  };
  const tables = ["restaurants", "restaurant_menus"];
  const stored = async () => {
    const rows = await Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table}`)).rows));
    return JSON.stringify(rows);
  };
  const exported = async () => formatVenueFile(await exportVenue(pool, "7"));

  it("are given back as they are said, but its users, who are people with accounts", async () => {
    await importVenueFile(pool, { ...grill, ...parts }, { now });
    const { rotations, events } = parts;
    expect(JSON.parse(await exported())).toMatchObject({ rotations, events });
    expect((await stored()) + (await exported())).not.toMatch(/Grand\$|password|ana@example/);
  });

  it("lose what an earlier version stored of them unread", async () => {
    const unread = JSON.stringify({ ...parts, events: [{ pin: "1234" }] });
    await pool.query("update restaurant_menus set document = document || $1 where restaurant_id = '7'", [unread]);
    expect(await stored()).toContain(PASSWORD);
    await pool.query(
      "delete from schema_migrations where name in ('0005_unread_parts.sql', '0022_users_are_people.sql')",
    );
    await migrate(pool);
    expect((await stored()) + (await exported())).not.toMatch(/Grand\$|password|pin|Autumn/);
    expect(JSON.parse(await exported()).menus).toHaveLength(2);
  });
});

describe("venue#file-users: the users of a venue file", () => {
  const ana = { email: "ana@example.ca", firstName: "Ana", lastName: "Roy", suiteOperator: true };
  const withUsers = (...users: object[]) => importVenueFile(pool, { ...grill, users }, { now });
  const people = async () =>
    (await pool.query("select email, first_name, password_hash, suite_operator from people order by email")).rows;
  const signIn = (password: string) => call("/api/auth/login-native", { email: ana.email, password });
  beforeEach(() => emptyTables(pool, "people, rate_limits"));

  it("sign in with their passwords, of which hashes alone are kept", async () => {
    await withUsers({ ...ana, password: "Grand$tand8" }, { email: "zoe@example.ca" });
    expect(await people()).toMatchObject([
      {
        email: ana.email,
        first_name: "Ana",
        password_hash: expect.stringMatching(/^\$argon2id\$/),
        suite_operator: true,
      },
      { email: "zoe@example.ca", password_hash: null, suite_operator: false },
    ]);
    const { status, body } = await signIn("Grand$tand8");
    expect(status).toBe(200);
    expect(body.suiteOperator).toBe(true);
  });

  it("keep their accounts as they are when a file comes again, or another's with their address", async () => {
    await withUsers({ ...ana, suiteOperator: false, password: "Grand$tand8" });
    await withUsers({ ...ana, firstName: "Mallory", password: "Somebody 3lse's!" });
    expect((await signIn("Somebody 3lse's!")).status).toBe(401);
    expect((await signIn("Grand$tand8")).body).toMatchObject({ firstName: "Ana", suiteOperator: true });
    expect(await people()).toHaveLength(1);
  });

  it("are no accounts when the file has a fault", async () => {
    const faulty = await withUsers({ ...ana, password: "Password1!" });
    expect(faulty).toHaveProperty("faults");
    expect(await people()).toEqual([]);
  });
});

describe("GET {page}/{slug}/data.json", () => {
  it("answers 304 to a client that has it already, in that encoding", async () => {
    const { response } = await readMenu({ "accept-encoding": "gzip, br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    const etag = response.headers.get("etag") ?? "";
    const again = await readMenu({ "accept-encoding": "br", "if-none-match": etag });
    expect(again.response.status).toBe(304);
    expect((await readMenu({ "if-none-match": etag })).response.status).toBe(200);
  });

  it("answers 404 to an unknown slug", async () => {
    const response = await api.fetch(new Request("http://localhost/menu/nobody/data.json"));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "restaurant_unknown" });
  });
});

describe("GET /restaurants/{id}/announcements", () => {
  it("speaks the language asked for", async () => {
    const request = new Request("http://localhost/api/restaurants/7/announcements", {
      headers: { "x-locale": "fr-CA" },
    });
    expect(await (await api.fetch(request)).json()).toMatchObject({ announcements: [{ message: "Fermé lundi" }] });
  });
});

describe("Health", () => {
  it("is ready when the database is there and its tables are current", async () => {
    expect((await api.fetch(new Request("http://localhost/readyz"))).status).toBe(200);
    expect((await api.fetch(new Request("http://localhost/healthz"))).status).toBe(200);
  });
});
