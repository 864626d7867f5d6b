import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";

const test = await openTestApi();
const { api, call, clock, pool } = test;

const venue = (id: number, slug: string, menus: object[]) => ({
  restaurant: {
    id,
    name: slug,
    slug,
    payment_processor: "payOnPremise",
    locales: [{ locale_long: "en-CA", locale_short: "en", is_default: true }],
  },
  menus,
});
const OWN = venue(70, "snack", [{ id: 1, name: "Menu", sections: [{ id: 2, name: "Poutines", items: [] }] }]);
const OTHER = venue(80, "bar", [
  {
    id: 1,
    name: "Drinks",
    sections: [
      {
        id: 2,
        name: "Beer",
        items: [
          { id: 3, name: "Lager", price: "8.00", stock: 4, memberPrice: "7.00", promos: ["FRIEND"], station: "bar" },
          { id: 4, name: "Secret ale", price: "9.00", published_at: null },
        ],
      },
      { id: 5, name: "Hidden", published_at: null, items: [{ id: 6, name: "Cellar wine", price: "30.00" }] },
    ],
  },
]);

let lou: StaffMember;

async function letWorkThere(name: string, role: "manager" | "counter", pin = true): Promise<void> {
  const there = await aStaffMember(test, { name, role, restaurantId: "80", sameAt: "70" });
  const boss = await aStaffMember(test, { name: `Boss of ${name}`, role: "manager", restaurantId: "80" });
  if (pin) await call(`/api/staff/people/${there.id}`, { pin: "1470" }, boss.headers);
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "venue_versions, venue_drafts, staff, staff_acts, rate_limits, pictures, picture_crops, picture_renditions, restaurants",
  );
  for (const file of [OWN, OTHER]) {
    expect(await importVenueFile(pool, file, { now: clock.now() })).not.toHaveProperty("faults");
  }
  lou = await aStaffMember(test, { name: "Lou", role: "manager", restaurantId: "70" });
});

const otherMenu = (who: StaffMember, id = "80") => call(`/api/staff/menu/others/${id}`, undefined, who.headers);
const copy = (paths: string[], who = lou) => call("/api/staff/menu/others/80/pictures", { paths }, who.headers);

describe("studio#copy-from: the menu of another restaurant", () => {
  it("is read by its manager as its guests see it, without stock and members' prices", async () => {
    await letWorkThere("Lou", "manager");
    const { status, body } = await otherMenu(lou);
    expect([status, body.name, body.locale]).toEqual([200, "bar", "en-CA"]);
    expect(body.things.map(({ thing }: { thing: string }) => thing)).toEqual(["menu:1", "section:2", "item:3"]);
    expect(body.things[2].fields).toMatchObject({ id: 3, name: "Lager", price: "8.00", station: "bar" });
    for (const field of ["stock", "memberPrice", "promos"]) expect(body.things[2].fields).not.toHaveProperty(field);
  });

  it("does not exist for others: strangers, who is no manager there or has no PIN there, and whoever acts on a device", async () => {
    const answers = async (who: StaffMember, id?: string) => (await otherMenu(who, id)).status;
    expect(await answers(lou)).toBe(404);
    await letWorkThere("Lou", "counter");
    expect(await answers(lou)).toBe(404);
    const zed = await aStaffMember(test, { name: "Zed", role: "manager", restaurantId: "70" });
    await letWorkThere("Zed", "manager", false);
    expect(await answers(zed)).toBe(404);
    const tablet = await aStaffMember(test, { name: "Tablet", role: "manager", kind: "device", restaurantId: "70" });
    expect(await answers(tablet)).toBe(404);
    for (const id of ["70", "99"]) expect(await answers(lou, id)).toBe(404);
    expect((await copy(["/uploads/80/0123456789abcdef0123456789abcdef-0-0-40-30.jpg"])).status).toBe(404);
  });
});

describe("studio#copy-from: pictures of another restaurant", () => {
  async function aPicture(who: StaffMember): Promise<string> {
    const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    const uploaded = await api.fetch(
      new Request("http://comptoir.test/api/staff/pictures", {
        method: "POST",
        body: new Uint8Array(file),
        headers: { ...who.headers, "content-type": "image/jpeg", origin: "http://comptoir.test" },
      }),
    );
    const { hash } = JSON.parse(await uploaded.text());
    const crop = { left: 0, top: 0, width: 400, height: 300 };
    return (await call(`/api/staff/pictures/${hash}/crops`, crop, who.headers)).body.path;
  }

  it("are copied once they are published, become the own restaurant's, and nothing is written there", async () => {
    await letWorkThere("Lou", "manager");
    const boss = await aStaffMember(test, { name: "Boss", role: "manager", restaurantId: "80" });
    const path = await aPicture(boss);
    expect((await copy([path])).body.copies).toEqual([{ path, copy: null }]);

    const edit = { thing: "item:3", field: "image", was: null, value: path };
    const { body } = await call("/api/staff/menu/edits", { edits: [edit] }, boss.headers);
    await call("/api/staff/menu/publish", { revision: body.revision }, boss.headers);
    const before = await pool.query("select * from venue_versions where restaurant_id = '80' order by version");
    const own = path.replace("/80/", "/70/");
    for (let times = 0; times < 2; times += 1) {
      expect((await copy([path, path])).body.copies).toEqual([{ path, copy: own }]);
    }
    const rendition = await api.fetch(new Request(`http://comptoir.test${own}`, { headers: { cookie: lou.cookie } }));
    expect(rendition.status).toBe(200);
    expect((await api.fetch(new Request(`http://comptoir.test${own}`))).status).toBe(404);
    const after = await pool.query("select * from venue_versions where restaurant_id = '80' order by version");
    expect(after.rows).toEqual(before.rows);
    expect((await pool.query("select from venue_drafts where restaurant_id = '80' and revision > 0")).rowCount).toBe(0);

    const dish = [
      { thing: "item:new", field: "under", was: null, value: "section:2" },
      { thing: "item:new", field: "name", was: null, value: "Lager" },
      { thing: "item:new", field: "price", was: null, value: "8.00" },
      { thing: "item:new", field: "image", was: null, value: own },
    ];
    const undone = dish.map(({ value, ...place }) => ({ ...place, was: value, value: null }));
    for (const edits of [dish, undone]) {
      expect((await call("/api/staff/menu/edits", { edits }, lou.headers)).status).toBe(200);
    }
    const drafted = await call("/api/staff/menu/edits", { edits: dish }, lou.headers);
    const published = await call("/api/staff/menu/publish", { revision: drafted.body.revision }, lou.headers);
    expect(published.status).toBe(200);
    expect((await api.fetch(new Request(`http://comptoir.test${own}`))).status).toBe(200);
    const { things } = (await call("/api/staff/menu?kinds=item", undefined, lou.headers)).body;
    expect(things).toMatchObject([{ fields: { name: "Lager", image: own } }]);
    expect(things[0].fields.published_at).not.toBeNull();
  });

  it("are none if they are of a third restaurant, or no uploads", async () => {
    await letWorkThere("Lou", "manager");
    const paths = ["/uploads/90/0123456789abcdef0123456789abcdef-0-0-40-30.jpg", "https://pictures.example/lager.jpg"];
    expect((await copy(paths)).body.copies).toEqual(paths.map((path) => ({ path, copy: null })));
  });
});
