import { formatVenueFile } from "@comptoir/venue-file";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { exportVenue } from "../venue-files/export-venue.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";

const test = await openTestApi();
const { api, call, clock, pool } = test;

const BAR = {
  restaurant: { id: 70, name: "Bar", slug: "bar", payment_processor: "payOnPremise" },
  menus: [
    {
      id: 1,
      name: "Menu",
      sections: [
        {
          id: 2,
          name: "Beer",
          items: [
            { id: 3, name: "Blonde", price: "9.99" },
            {
              id: 4,
              name: "Draft",
              price: "0.00",
              options: [
                {
                  id: 5,
                  name: "Size",
                  type: "pricing",
                  required: true,
                  values: [{ id: 6, name: "Pint", price: "8.00" }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
/** Tuesdays, in the restaurant's zone, America/Toronto. */
const AT_FOUR = "2026-11-24T21:00:00Z";
const AT_SEVEN = "2026-11-25T00:00:00Z";

let ana: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
  await importVenueFile(pool, BAR, { now: clock.now() });
  ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
});

type Edit = { thing: string; field: string; was: unknown; value: unknown };
const post = (path: string, body: object) => call(`/api/staff/menu/${path}`, body, ana.headers);
const get = async (path = "") => (await call(`/api/staff/menu${path}`, undefined, ana.headers)).body;
const edit = (fields: Record<string, unknown>, was: Record<string, unknown> = {}) => {
  const edits: Edit[] = Object.entries(fields).map(([field, value]) => ({
    thing: "price_rule:happy",
    field,
    was: was[field] ?? null,
    value,
  }));
  return post("edits", { edits });
};
const publish = async () => {
  await post("publish", { revision: (await get()).revision });
  await api.whenCaughtUp();
};
const addRule = () =>
  edit({
    under: "restaurant",
    name: "Happy hour",
    sections: [2],
    days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    from: "15:00",
    to: "18:00",
    percent_off: "25",
  });

/** The price of a dish in a guest's cart at an instant. */
async function costs(item: object, at: string): Promise<string> {
  const now = clock.now();
  clock.set(at);
  const body = { type: "dine-in", date: null, items: [{ orderId: 1, quantity: 1, orderOptions: [], ...item }] };
  const answer = await call("/api/orders/set-costs", body, { "x-restaurant-id": "70" });
  // The manager's session ends before the happy hour.
  clock.set(now.toISOString());
  return answer.body.orderItems?.[0]?.orderPrice ?? answer.body.code;
}
const BLONDE = { id: 3 };
const PINT = { id: 4, orderOptions: [{ id: 5, values: [{ id: 6, quantity: 1 }] }] };

describe("menu#price-rules: a rule of the menu studio", () => {
  it("prices a section's dishes and sizes at its hours, once it is published", async () => {
    expect((await addRule()).status).toBe(200);
    expect([await costs(BLONDE, AT_FOUR), await costs(PINT, AT_FOUR)]).toEqual(["9.99", "8.00"]);
    await publish();
    expect([await costs(BLONDE, AT_FOUR), await costs(PINT, AT_FOUR)]).toEqual(["7.49", "6.00"]);
    expect([await costs(BLONDE, AT_SEVEN), await costs(PINT, AT_SEVEN)]).toEqual(["9.99", "8.00"]);
  });

  it("is one difference in the review, without a doubt, when it is added, changed and removed", async () => {
    await addRule();
    expect(await get("/review")).toMatchObject({
      differences: [{ change: "new", kind: "price_rule", name: "Happy hour" }],
      faults: [],
      warnings: [],
    });
    await publish();
    await edit({ percent_off: "50" }, { percent_off: "25" });
    expect(await get("/review")).toMatchObject({
      differences: [{ change: "changed", fields: [{ field: "percent_off", was: "25", is: "50" }] }],
      warnings: [],
    });
    await publish();
    expect(await costs(BLONDE, AT_FOUR)).toBe("4.99");
    await edit({ under: null }, { under: "restaurant" });
    expect(await get("/review")).toMatchObject({ differences: [{ change: "gone", kind: "price_rule" }], warnings: [] });
    await publish();
    expect(await costs(BLONDE, AT_FOUR)).toBe("9.99");
    expect(formatVenueFile(await exportVenue(pool, "70"))).not.toContain("price_schedule");
  });

  it("follows a price that changes, and takes a dish that is added to its section", async () => {
    await addRule();
    await publish();
    const edits = [
      { thing: "item:3", field: "price", was: "9.99", value: "12.00" },
      { thing: "item:new", field: "under", was: null, value: "section:2" },
      { thing: "item:new", field: "name", was: null, value: "Stout" },
      { thing: "item:new", field: "price", was: null, value: "8.00" },
    ];
    expect((await post("edits", { edits })).status).toBe(200);
    expect((await get("/review")).differences.map(({ thing }: { thing: string }) => thing)).toEqual([
      "item:new",
      "item:3",
    ]);
    await publish();
    expect([await costs(BLONDE, AT_FOUR), await costs({ id: "new" }, AT_FOUR)]).toEqual(["9.00", "6.00"]);
  });

  it("takes the place of a schedule that a dish has for itself, with a doubt that names the dish", async () => {
    const value = new Array(7).fill("q".repeat(96));
    const edits = [
      { thing: "item:3", field: "price_schedule", was: null, value },
      { thing: "item:3", field: "additional_prices", was: null, value: { q: "1.00" } },
    ];
    await post("edits", { edits });
    await publish();
    await addRule();
    expect((await get("/review")).warnings).toEqual([
      expect.objectContaining({ thing: "item:3", message: expect.stringContaining("Blonde") }),
    ]);
    await publish();
    expect([await costs(BLONDE, AT_FOUR), await costs(BLONDE, AT_SEVEN)]).toEqual(["7.49", "9.99"]);
    expect(await get("/review")).toMatchObject({ differences: [], warnings: [] });
  });

  it("goes and comes with the versions, and an export is the same after its import", async () => {
    await addRule();
    await publish();
    const text = formatVenueFile(await exportVenue(pool, "70"));
    const imported = await importVenueFile(pool, JSON.parse(text), { now: clock.now() });
    expect(imported).toMatchObject({ difference: [] });
    expect(formatVenueFile(await exportVenue(pool, "70"))).toBe(text);
    await post("versions/1/return", { seen: 2 });
    await api.whenCaughtUp();
    expect(await costs(BLONDE, AT_FOUR)).toBe("9.99");
    await post("versions/2/return", { seen: 3 });
    await api.whenCaughtUp();
    expect(await costs(BLONDE, AT_FOUR)).toBe("7.49");
  });
});
