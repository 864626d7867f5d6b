import pino from "pino";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { exportVenue } from "../venue-files/export-venue.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";
import { publishDueDrafts } from "./publish-draft.ts";

const test = await openTestApi();
const { api, call, clock, pool } = test;
/** What the work after the answer wrote into the log. */
let logged: object[] = [];
const logger = pino({ level: "warn" }, { write: (line: string) => logged.push(JSON.parse(line)) });
const deps = { database: pool, clock: () => clock.now(), logger };

const SNACK = {
  restaurant: {
    id: 70,
    name: "Snack",
    slug: "snack",
    payment_processor: "payOnPremise",
    menu_configuration: { zone: "America/Toronto", primary_color: "#b3261e" },
    order_options: { max_items_per_cart: 20 },
  },
  menus: [
    {
      id: 1,
      name: "Menu",
      sections: [
        {
          id: 2,
          name: "Poutines",
          items: [
            {
              id: 3,
              name: "Classic",
              price: "12.50",
              options: [{ id: 5, name: "Size", values: [{ id: 6, name: "Large", price: "3.00" }] }],
            },
            { id: 4, name: "Vegan", price: "13.50" },
          ],
        },
        { id: 7, name: "Drinks", items: [{ id: 8, name: "Cola", price: "3.00" }] },
      ],
    },
  ],
};

let ana: StaffMember;
let olu: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  logged = [];
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
  await importVenueFile(pool, SNACK, { now: clock.now() });
  ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
  olu = await aStaffMember(test, { name: "Olu", role: "manager", restaurantId: "70" });
});

type Edit = { thing: string; field: string; was: unknown; value: unknown };
const post = (path: string, body: object, who = ana) => call(`/api/staff/menu/${path}`, body, who.headers);
const get = async (path = "", who = ana) => (await call(`/api/staff/menu${path}`, undefined, who.headers)).body;
const edit = (edits: Edit[], who = ana) => post("edits", { edits }, who);
const price = (value: string, was: string): Edit => ({ thing: "item:3", field: "price", was, value });
const publish = async (who = ana) => post("publish", { revision: (await get("", who)).revision }, who);
const dishes = async () => {
  await api.whenCaughtUp();
  const response = await api.fetch(new Request("http://comptoir.test/menu/snack/data.json"));
  const { menus } = (await response.json()) as {
    menus: { sections: { items?: { name: string; price: string }[] }[] }[];
  };
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items ?? []));
  return items.map(({ name, price }) => `${name} ${price}`);
};

describe("studio#draft-changes: a thing that is in the draft alone", () => {
  const place = { thing: "item:new", field: "under", was: null, value: "section:2" };
  const fields = [
    { thing: "item:new", field: "name", was: null, value: "Spicy" },
    { thing: "item:new", field: "price", was: null, value: "14.00" },
    { thing: "item:new", field: "published_at", was: null, value: "2026-11-20T17:00:00.000Z" },
    { thing: "option_group:new", field: "under", was: null, value: "item:new" },
    { thing: "option_group:new", field: "name", was: null, value: "Size" },
  ];
  const reversed = (edits: Edit[]) => edits.map(({ was, value, ...one }) => ({ ...one, was: value, value: was }));

  it("leaves nothing in the draft if it is undone, in one call or in several", async () => {
    expect((await edit([place, ...fields])).status).toBe(200);
    expect((await edit(reversed([place, ...fields]))).status).toBe(200);
    expect(await get()).toMatchObject({ changes: [], lost: [], conflicts: [] });

    await edit([place, ...fields]);
    for (const one of reversed([place, ...fields])) expect((await edit([one])).status).toBe(200);
    expect(await get()).toMatchObject({ changes: [], lost: [], conflicts: [] });
  });

  it("stands in no publication's way if it is removed, and is as it was if that is undone", async () => {
    await edit([place, ...fields, { thing: "item:4", field: "price", was: "13.50", value: "14.50" }]);
    expect((await edit(reversed([place]))).status).toBe(200);
    const { things, lost } = await get();
    expect(things.some(({ thing }: { thing: string }) => thing.endsWith(":new"))).toBe(false);
    expect(lost).toEqual([]);

    await edit([place]);
    const back = (await get()).things.filter(({ thing }: { thing: string }) => thing.endsWith(":new"));
    expect(back).toMatchObject([{ fields: { name: "Spicy", price: "14.00" } }, { under: "item:new" }]);

    const { body } = await edit(reversed([place]));
    expect((await post("publish", { revision: body.revision })).status).toBe(200);
  });

  it("stays published if it is hidden and shown again, also without a date of its own", async () => {
    const group = { thing: "option_group:5", field: "published_at" };
    expect((await edit([{ ...group, was: null, value: null }])).status).toBe(200);
    expect((await get()).changes).toMatchObject([{ ...group, value: null }]);
    expect((await edit([{ ...group, was: null, value: "2026-11-20T17:00:00.000Z" }])).status).toBe(200);
    expect(await get()).toMatchObject({ changes: [], lost: [], conflicts: [] });
  });

  it("still needs a name while it is there", async () => {
    await edit([place, ...fields]);
    const cleared = { thing: "item:new", field: "name", was: "Spicy", value: null };
    expect((await edit([cleared])).status).toBe(400);
  });
});

describe("studio#draft: a draft of the venue", () => {
  it("has the venue with the changes, and guests see none of them until it is published", async () => {
    const { status, body } = await edit([price("13", "12.50")]);
    expect({ status, body }).toMatchObject({ status: 200, body: { values: [{ value: "13.00" }] } });
    const draft = await get();
    expect(draft.changes).toEqual([
      { thing: "item:3", field: "price", was: "12.50", value: "13.00", by: "Ana", at: "2026-11-20T17:00:00.000Z" },
    ]);
    expect(draft.things.find(({ thing }: { thing: string }) => thing === "item:3").fields.price).toBe("13.00");
    expect(await dishes()).toContain("Classic 12.50");
    expect(await publish()).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await dishes()).toEqual(["Classic 13.00", "Vegan 13.50", "Cola 3.00"]);
    expect(await get()).toMatchObject({ version: 2, revision: 0, changes: [] });
  });

  it("menu#publication: hides a dish that is new, and an option group, which has no date of publication of its own", async () => {
    const field = "published_at";
    await edit([
      { thing: "item:neu", field: "under", was: null, value: "section:2" },
      { thing: "item:neu", field: "name", was: null, value: "Québécoise" },
      { thing: "item:neu", field: "price", was: null, value: "15" },
      { thing: "item:neu", field, was: null, value: null },
      { thing: "option_group:5", field, was: null, value: null },
    ]);
    const { things } = await get();
    const fieldsOf = (key: string) => things.find(({ thing }: { thing: string }) => thing === key).fields;
    expect([fieldsOf("item:neu")[field], fieldsOf("option_group:5")[field]]).toEqual([null, null]);
    expect(await publish()).toMatchObject({ status: 200 });
    expect(await dishes()).toEqual(["Classic 12.50", "Vegan 13.50", "Cola 3.00"]);
    const published = await get();
    const groupNow = published.things.find(({ thing }: { thing: string }) => thing === "option_group:5");
    expect(groupNow.fields[field]).toBeNull();
  });

  it("takes new dishes, moved and removed ones, and settings", async () => {
    const edited = await edit([
      { thing: "item:neu", field: "under", was: null, value: "section:2" },
      { thing: "item:neu", field: "name", was: null, value: "Québécoise" },
      { thing: "item:neu", field: "price", was: null, value: "15" },
      { thing: "item:4", field: "under", was: "section:2", value: "section:7" },
      { thing: "item:8", field: "under", was: "section:7", value: null },
      { thing: "restaurant", field: "order_options.max_items_per_cart", was: 20, value: 30 },
      { thing: "restaurant", field: "menu_configuration.primary_color", was: "#b3261e", value: null },
    ]);
    expect(edited.status).toBe(200);
    const { differences, faults } = await get("/review");
    expect(faults).toEqual([]);
    expect(differences.map(({ change, name }: { change: string; name: string }) => `${change} ${name}`)).toEqual([
      "gone Cola",
      "new Québécoise",
      "changed Snack",
      "changed Vegan",
    ]);
    await publish();
    expect(await dishes()).toEqual(["Classic 12.50", "Québécoise 15.00", "Vegan 13.50"]);
    const { restaurant } = await exportVenue(pool, "70");
    expect(restaurant.order_options).toEqual({ max_items_per_cart: 30 });
    expect(restaurant.menu_configuration).toEqual({ zone: "America/Toronto" });
  });

  it("menu#member-price: lists the groups of members that its dishes have prices for", async () => {
    expect((await get("?kinds=none")).promos).toEqual([]);
    await edit([
      { thing: "item:3", field: "promos", was: null, value: ["STAFF", "GOLD"] },
      { thing: "item:8", field: "promos", was: null, value: ["GOLD"] },
    ]);
    expect(await get("?kinds=none")).toMatchObject({ things: [], promos: ["GOLD", "STAFF"] });
  });

  it("forgets a change that is taken back", async () => {
    await edit([price("13.00", "12.50")]);
    await edit([price("12.50", "13.00")]);
    expect((await get()).changes).toEqual([]);
    expect(await publish()).toMatchObject({ status: 409, body: { code: "draft_empty" } });
  });

  it("refuses a value that no venue file may have, where it is typed, and keeps the other edits of the call out", async () => {
    const refused = await edit([
      price("many", "12.50"),
      { thing: "item:4", field: "name", was: "Vegan", value: "Vert" },
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "invalid_request", issues: [{ path: "item:3 price" }] },
    });
    expect((await get()).changes).toEqual([]);
    for (const [thing, field, value] of [
      ["item:99", "price", "1.00"],
      ["item:3", "colour", "red"],
      ["item:3", "id", 9],
      ["restaurant", "slug", "other"],
      ["item:3", "under", "item:4"],
      ["option_group:5", "under", "option_value:6"],
      ["discount:A", "value", "10%"],
      ["spoon:1", "name", "x"],
    ]) {
      const { status } = await edit([{ thing, field, was: null, value } as Edit]);
      expect({ thing, field, isRefused: status === 409 || status === 400 }).toEqual({ thing, field, isRefused: true });
    }
  });

  it("can be dropped, in part or whole", async () => {
    await edit([price("13.00", "12.50"), { thing: "item:4", field: "name", was: "Vegan", value: "Vert" }]);
    await post("discard", { changes: [{ thing: "item:4", field: "name" }] });
    expect((await get()).changes).toMatchObject([{ thing: "item:3" }]);
    await post("discard", { changes: null });
    expect((await get()).changes).toEqual([]);
  });

  it("is for managers", async () => {
    const cook = await aStaffMember(test, { name: "Cook", role: "counter", restaurantId: "70" });
    expect((await edit([price("13.00", "12.50")], cook)).status).toBe(403);
    expect((await call("/api/staff/menu", undefined, cook.headers)).status).toBe(403);
  });
});

describe("studio#draft-conflicts: two who edit at once", () => {
  it("change different fields without noticing each other, and the later is told of the same one", async () => {
    await edit([price("13.00", "12.50")]);
    expect((await edit([{ thing: "item:3", field: "name", was: "Classic", value: "Classique" }], olu)).status).toBe(
      200,
    );
    clock.set("2026-11-20T17:05:00Z");
    const refused = await edit([price("14.00", "12.50")], olu);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "draft_conflict",
        current: [{ thing: "item:3", field: "price", current: "13.00", by: "Ana", at: "2026-11-20T17:00:00.000Z" }],
      },
    });
    expect((await edit([price("14.00", "13.00")], olu)).status).toBe(200);
    expect((await edit([price("14.00", "12.50")])).status).toBe(200);
  });

  it.each([
    ["published", "delete from venue_drafts where restaurant_id = '70'"],
    ["scheduled", "update venue_drafts set publish_at = '2026-12-01T12:00Z' where restaurant_id = '70'"],
  ])("start the next draft if the open one is %s while an edit waits for it", async (_, ending) => {
    await edit([price("13.00", "12.50")]);
    const other = await pool.connect();
    await other.query("begin; select from venue_drafts where restaurant_id = '70' for update");
    const waiting = edit([{ thing: "item:3", field: "name", was: "Classic", value: "Classique" }], olu);
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%venue_drafts%'",
      );
      expect(rows).toHaveLength(1);
    });
    await other.query(`${ending}; commit`);
    other.release();
    expect((await waiting).status).toBe(200);
    expect((await get()).changes).toMatchObject([{ thing: "item:3", field: "name", value: "Classique" }]);
  });

  it("lose nothing to an import: the draft waits for an answer", async () => {
    await edit([price("13.00", "12.50"), { thing: "item:8", field: "price", was: "3.00", value: "3.50" }]);
    const [menu] = SNACK.menus;
    const [poutines] = menu?.sections ?? [];
    const items = poutines?.items.map((item) => (item.id === 3 ? { ...item, price: "12.75" } : item));
    await importVenueFile(
      pool,
      { ...SNACK, menus: [{ ...menu, sections: [{ ...poutines, items }] }] },
      { now: clock.now() },
    );
    const draft = await get();
    expect(draft.conflicts).toMatchObject([
      { thing: "item:3", name: "Classic", was: "12.50", value: "13.00", current: "12.75" },
    ]);
    expect(draft.lost).toMatchObject([{ thing: "item:8", name: "Cola", field: "price", value: "3.50" }]);
    expect(await publish()).toMatchObject({ status: 409, body: { code: "draft_conflict" } });
    await post("settle", {
      answers: [
        { thing: "item:3", field: "price", keep: "mine" },
        { thing: "item:8", field: "price", keep: "theirs" },
      ],
    });
    expect(await get()).toMatchObject({ conflicts: [], lost: [], changes: [{ was: "12.75", value: "13.00" }] });
    expect((await publish()).status).toBe(200);
    expect(await dishes()).toEqual(["Classic 13.00", "Vegan 13.50"]);
  });

  it("publish only what they have seen", async () => {
    const { body } = await edit([price("13.00", "12.50")]);
    await edit([{ thing: "item:4", field: "price", was: "13.50", value: "0.50" }], olu);
    const refused = await post("publish", { revision: body.revision });
    expect(refused).toMatchObject({ status: 409, body: { code: "draft_changed" } });
    expect(await dishes()).toContain("Vegan 13.50");
  });
});

describe("studio#draft-limits: how large drafts and venues are", () => {
  const values = Array.from({ length: 20_000 }, (_, id) => ({ id: 100 + id, name: "Sauce" }));

  it("a venue of 20,000 things gets no more, but can be changed", async () => {
    const [menu] = SNACK.menus;
    const items = [{ id: 3, name: "Classic", price: "12.50", options: [{ id: 5, name: "Sauces", values }] }];
    await importVenueFile(
      pool,
      { ...SNACK, menus: [{ ...menu, sections: [{ id: 2, name: "Poutines", items }] }] },
      { now: clock.now() },
    );
    const added = { thing: "item:new", field: "under", was: null, value: "section:2" };
    const { status, body } = await edit([added]);
    expect([status, body.code, body.message]).toEqual([409, "draft_full", expect.stringContaining("too many dishes")]);
    expect((await edit([price("13.00", "12.50")])).status).toBe(200);
    expect(
      (await edit([{ thing: "option_value:100", field: "under", was: "option_group:5", value: null }])).status,
    ).toBe(200);
  });

  it("a draft has at most 16 MB of values", async () => {
    await edit([price("13.00", "12.50")]);
    await pool.query("update venue_draft_changes set was = to_jsonb(repeat('x', 16000000))");
    expect((await edit([{ thing: "item:4", field: "price", was: "13.50", value: "14.00" }])).body.code).toBe(
      "draft_full",
    );
  });

  it("a restaurant has at most fifty scheduled drafts", async () => {
    await pool.query(`insert into venue_drafts (restaurant_id, id, publish_at)
      select '70', gen_random_uuid(), '2026-12-24' from generate_series(1, 50)`);
    await edit([price("13.00", "12.50")]);
    const { revision } = await get();
    const { status, body } = await post("schedule", { revision, publishAt: "2026-11-23T06:00" });
    expect([status, body.code]).toEqual([409, "draft_full"]);
  });
});

describe("studio#scheduled: scheduled drafts of several restaurants", () => {
  it("are published although one of them fails unexpectedly, and the log names its restaurant", async () => {
    await importVenueFile(
      pool,
      { ...SNACK, restaurant: { ...SNACK.restaurant, id: "7", slug: "broken" } },
      { now: clock.now() },
    );
    await pool.query("delete from restaurant_menus where restaurant_id = '7'");
    await pool.query(
      "insert into venue_drafts (restaurant_id, id, publish_at) values ('7', gen_random_uuid(), '2026-11-20')",
    );
    await edit([price("13.00", "12.50")]);
    await post("schedule", { revision: (await get()).revision, publishAt: "2026-11-20T13:00" });
    clock.set("2026-11-20T18:00:30Z");
    await publishDueDrafts(deps);
    expect(logged).toMatchObject([{ event: "round_failed", round: "scheduled-drafts", restaurant_id: "7" }]);
    expect(await dishes()).toContain("Classic 13.00");
  });
});

describe("studio#scheduled: a draft that is published later", () => {
  const schedule = async (publishAt: string) => post("schedule", { revision: (await get()).revision, publishAt });

  it("waits for its time on the restaurant's clock, while other changes are published", async () => {
    await edit([price("13.00", "12.50")]);
    const { body } = await schedule("2026-11-23T06:00");
    expect(body.publishAt).toBe("2026-11-23T11:00:00.000Z");
    expect(await get()).toMatchObject({ changes: [], scheduled: [{ id: body.id, by: "Ana", changes: 1 }] });
    await edit([{ thing: "item:8", field: "price", was: "3.00", value: "3.25" }]);
    await publish();
    clock.set("2026-11-23T10:59:59Z");
    await publishDueDrafts(deps);
    expect(await dishes()).toEqual(["Classic 12.50", "Vegan 13.50", "Cola 3.25"]);
    clock.set("2026-11-23T11:00:00Z");
    await publishDueDrafts(deps);
    await publishDueDrafts(deps);
    expect(await dishes()).toEqual(["Classic 13.00", "Vegan 13.50", "Cola 3.25"]);
    ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
    const { versions } = await get("/versions");
    expect(versions.map(({ origin, publishedBy }: Record<string, string>) => `${origin} ${publishedBy}`)).toEqual([
      "schedule Ana",
      "draft Ana",
      "import null",
    ]);
    expect(await get()).toMatchObject({ scheduled: [], version: 3 });
  });

  it("says what it replaced, and what had no effect", async () => {
    await edit([price("13.00", "12.50"), { thing: "item:8", field: "price", was: "3.00", value: "3.50" }]);
    await schedule("2026-11-23T06:00");
    await edit([price("12.75", "12.50"), { thing: "item:8", field: "under", was: "section:7", value: null }]);
    await publish();
    clock.set("2026-11-23T11:00:01Z");
    await publishDueDrafts(deps);
    expect(await dishes()).toEqual(["Classic 13.00", "Vegan 13.50"]);
    ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
    const { versions } = await get("/versions");
    expect(versions[0].notes).toEqual([
      { thing: "item:3", name: "Classic", field: "price", value: "13.00", current: "12.75", isLost: false },
      { thing: "item:8", name: "Cola", field: "price", value: "3.50", current: null, isLost: true },
    ]);
  });

  it("comes back into the draft when it is cancelled; what the draft has changed since stays", async () => {
    await edit([price("13.00", "12.50"), { thing: "item:4", field: "price", was: "13.50", value: "14.00" }]);
    const { body } = await schedule("2026-11-23T06:00");
    await edit([price("12.75", "12.50")]);
    expect(await post(`scheduled/${body.id}/cancel`, {})).toMatchObject({ status: 200, body: { dropped: 1 } });
    const draft = await get();
    expect(draft.scheduled).toEqual([]);
    expect(draft.changes.map(({ thing, value }: Record<string, string>) => `${thing} ${value}`)).toEqual([
      "item:3 12.75",
      "item:4 14.00",
    ]);
    expect((await post(`scheduled/${body.id}/cancel`, {})).status).toBe(404);
  });

  it("is not scheduled for a time that has passed, or for no date", async () => {
    await edit([price("13.00", "12.50")]);
    for (const publishAt of ["2026-11-20T11:59", "2026-02-30T06:00"]) {
      expect(await schedule(publishAt)).toMatchObject({ status: 400, body: { issues: [{ path: "publishAt" }] } });
    }
  });
});

describe("studio#venue-versions: what was published", () => {
  it("is listed with who did it, and going back gives exactly the old one", async () => {
    const before = await exportVenue(pool, "70");
    await edit([price("13.00", "12.50"), { thing: "item:4", field: "under", was: "section:2", value: null }]);
    await publish();
    await edit([{ thing: "restaurant", field: "name", was: "Snack", value: "Snack-bar" }], olu);
    await publish(olu);
    const { versions } = await get("/versions");
    expect(versions).toMatchObject([
      { version: 3, origin: "draft", publishedBy: "Olu", differences: 1 },
      { version: 2, origin: "draft", publishedBy: "Ana", differences: 2 },
      { version: 1, origin: "import", publishedBy: null },
    ]);
    const second = await get("/versions/2");
    expect(second.differences.map(({ name }: { name: string }) => name)).toEqual(["Vegan", "Classic"]);
    const first = await get("/versions/1");
    expect(first.onReturn.map(({ name }: { name: string }) => name)).toEqual(["Vegan", "Snack-bar", "Classic"]);
    expect(await post("versions/1/return", { seen: 2 })).toMatchObject({
      status: 409,
      body: { code: "draft_changed" },
    });
    expect(await post("versions/1/return", { seen: 3 })).toMatchObject({ status: 200, body: { version: 4 } });
    expect(await exportVenue(pool, "70")).toEqual(before);
    expect((await get("/versions")).versions[0]).toMatchObject({ origin: "return", restoredVersion: 1 });
    expect((await post("versions/99/return", { seen: 4 })).status).toBe(404);
    // The first version is what is published now: no version is made.
    expect(await post("versions/1/return", { seen: 4 })).toMatchObject({ status: 200, body: { version: 4 } });
    expect((await get("/versions")).versions).toHaveLength(4);
  });

  it("is in the history of acts", async () => {
    await edit([price("13.00", "12.50")]);
    await publish();
    await post("versions/1/return", { seen: 2 });
    const { acts } = (await call("/api/staff/acts", undefined, ana.headers)).body;
    expect(acts.slice(0, 2)).toMatchObject([{ act: "return-menu", details: { version: 1 } }, { act: "publish-menu" }]);
  });
});
