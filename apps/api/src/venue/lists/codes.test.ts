import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { publishDueDrafts } from "../studio/publish-draft.ts";
import { exportVenue } from "../venue-files/export-venue.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const deps = { database: pool, clock: () => clock.now(), logger: pino({ level: "silent" }) };
const VENUE = { ...GRILL, restaurant: { ...GRILL.restaurant, hasDiscounts: true } };

let ana: StaffMember;
let olu: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, orders, discounts");
  await load(VENUE);
  ana = await aStaffMember(test, { name: "Ana", role: "manager" });
  olu = await aStaffMember(test, { name: "Olu", role: "manager" });
});

const post = (path: string, body: object, who = ana) => call(`/api/staff/codes${path}`, body, who.headers);
const list = async (query = "") => (await call(`/api/staff/codes${query}`, undefined, ana.headers)).body;
const one = async (code: string) => (await list(`?${new URLSearchParams({ code })}`)).codes[0];
const stop = (code: string, stopped = true, who = ana) => post("/stop", { code, stopped }, who);
const acts = async () =>
  (await call("/api/staff/acts", undefined, ana.headers)).body.acts
    .map(({ act }: { act: string }) => act)
    .filter((act: string) => act.endsWith("-code"));
const codesNow = async () => (await exportVenue(pool, "7")).discounts;
const costs = (code: string) =>
  call(
    "/api/orders/set-costs",
    { type: "dine-in", config: { restaurantId: 7, tableNum: "12" }, items: [line(11)], costs: { discount: { code } } },
    AT_THE_GRILL,
  );
const order = async (code: string) =>
  submit(test, aSubmit({ payment: await aCard(test), costs: { discount: { code } } }));
const editMenu = () =>
  call(
    "/api/staff/menu/edits",
    { edits: [{ thing: "item:11", field: "name", was: "Soup", value: "Broth" }] },
    ana.headers,
  );
const publish = async () => {
  const { revision } = (await call("/api/staff/menu", undefined, ana.headers)).body;
  return call("/api/staff/menu/publish", { revision }, ana.headers);
};

describe("studio#codes: discount codes", () => {
  it("are listed with their state, uses and what they took off; searched and paged by code", async () => {
    expect((await order("TEN")).status).toBe(201);
    const { codes, cursor, isOffered } = await list();
    expect([cursor, isOffered]).toEqual([null, true]);
    const of = (code: string) => codes.find((each: { discount: { code: string } }) => each.discount.code === code);
    expect(of("TEN")).toMatchObject({ state: "active", uses: 1, discount: { code: "TEN", value: "10%" } });
    expect(Number(of("TEN").discountedAmount)).toBeGreaterThan(0);
    expect(of("OLD").state).toBe("ended");
    expect(
      (await list("?state=ended")).codes.map((each: { discount: { code: string } }) => each.discount.code),
    ).toEqual(["OLD"]);
    expect((await list("?search=te")).codes).toHaveLength(1);
    const many = Array.from({ length: 60 }, (_, n) => ({ code: `N${String(n).padStart(2, "0")}`, value: "5%" }));
    await load({ ...VENUE, discounts: many });
    const first = await list();
    expect([first.codes.length, first.cursor]).toEqual([50, "N49"]);
    expect((await list(`?after=${first.cursor}`)).codes).toHaveLength(10);
  });

  it("are made with every field of the venue file, in the venue's zone, and count at once", async () => {
    const discount = {
      code: "Fête",
      name: "Party",
      localization: { "fr-CA": { name: "La fête" } },
      value: "2.00$",
      starts_at: "2026-11-20T11:00",
      ends_at: "2026-11-30",
      max_uses: 5,
      max_uses_per_person: 1,
      minimum_order_amount: "5",
      order_types: ["dine-in"],
    };
    expect((await post("", { discount })).body).toEqual({ code: "Fête", warnings: [] });
    expect((await one("fête")).discount).toEqual({
      ...discount,
      starts_at: "2026-11-20T16:00:00.000Z",
      ends_at: "2026-12-01T05:00:00.000Z",
      minimum_order_amount: "5.00",
    });
    expect((await costs("FÊTE")).body.costs.discount.amount).toBe("2.00");
    // The same call again, whose answer was lost.
    expect((await post("", { discount })).status).toBe(200);
    expect(await acts()).toEqual(["add-code"]);
    expect((await post("", { discount: { code: "fête", value: "50%" } })).body.code).toBe("code_taken");
  });

  it("are refused with what is wrong at each field, and doubts are said", async () => {
    const { status, body } = await post("", { discount: { code: "", value: "120%", max_uses: 0 } });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(["code", "max_uses"]));
    expect((await post("", { discount: { code: "X" } })).body.issues).toEqual([
      { path: "value", message: expect.any(String) },
    ]);
    expect((await post("", { discount: { code: "FREE", value: "100%" } })).body.warnings).toHaveLength(1);
  });

  it("are changed with their uses, unless somebody else changed them meanwhile", async () => {
    await order("TEN");
    const { version } = await one("TEN");
    const change = (value: string, who: StaffMember) =>
      post("/change", { discount: { code: "TEN", value }, seen: version }, who);
    const answers = await Promise.all([change("15%", ana), change("20%", olu)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { discount, uses } = await one("TEN");
    expect(uses).toBe(1);
    // The same change again succeeds; one that saw the settings of before does not.
    expect((await change(discount.value, ana)).status).toBe(200);
    expect((await change("30%", ana)).body.code).toBe("code_changed");
    expect((await post("/change", { discount: { code: "NO", value: "1%" }, seen: version })).status).toBe(404);
  });

  it("are exported as CSV, and are for managers only", async () => {
    const request = new Request("http://comptoir.test/api/staff/codes.csv?search=te", { headers: ana.headers });
    const [head, ...rows] = (await (await api.fetch(request)).text()).split("\r\n");
    expect(rows[0]).toBe("TEN,,10%,,,,,,,active,0,0.00");
    expect(head).toBe(
      "code,name,value,starts_at,ends_at,max_uses,max_uses_per_person,minimum_order_amount,order_types,state,uses,discounted_amount",
    );
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    expect((await stop("TEN", true, noor)).status).toBe(403);
    expect((await call("/api/staff/codes", undefined, noor.headers)).status).toBe(403);
  });
});

describe("payment#stopped-code: a stopped code", () => {
  it("is refused at once, and accepted again once it is started; each is in the history once", async () => {
    expect((await stop("ten")).body).toEqual({ code: "TEN" });
    expect((await stop("TEN")).status).toBe(200);
    expect((await one("TEN")).state).toBe("stopped");
    expect((await costs("TEN")).body.code).toBe("discount_invalid");
    expect((await order("TEN")).status).toBe(409);
    await stop("TEN", false);
    expect((await order("TEN")).status).toBe(201);
    expect(await acts()).toEqual(["start-code", "stop-code"]);
    expect((await stop("NO")).body.code).toBe("code_unknown");
  });

  it("and an order that uses it at that moment: the order has the discount, or is refused", async () => {
    const [{ status }] = await Promise.all([order("TEN"), stop("TEN")]);
    expect((await one("TEN")).uses).toBe(status === 201 ? 1 : 0);
    expect((await order("TEN")).status).toBe(409);
  });

  it("stays stopped when it is changed, published, scheduled, returned to, and imported with the codes of before", async () => {
    const before = { ...VENUE };
    await stop("TEN");
    const { version } = await one("TEN");
    await post("/change", { discount: { code: "TEN", value: "12%" }, seen: version });
    expect((await one("TEN")).state).toBe("stopped");

    await editMenu();
    expect((await publish()).status).toBe(200);
    expect((await one("TEN")).state).toBe("stopped");

    await load(before);
    expect(await one("TEN")).toMatchObject({ state: "stopped", discount: { value: "10%" } });
    expect((await codesNow()).find(({ code }) => code === "TEN")).toMatchObject({ stopped: true });
    await load({ ...before, discounts: [{ code: "TEN", value: "10%", stopped: false }] });
    expect((await one("TEN")).state).toBe("active");
  });

  it("and a publication at the same moment: both count, in any sequence", async () => {
    for (const [stopped, was, value] of [
      [true, "Soup", "Broth"],
      [false, "Broth", "Soup"],
    ] as const) {
      await call("/api/staff/menu/edits", { edits: [{ thing: "item:11", field: "name", was, value }] }, ana.headers);
      const made = { code: `NEW-${value}`, value: "5%" };
      const answers = await Promise.all([publish(), stop("TEN", stopped, olu), post("", { discount: made }, olu)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await one("TEN")).state).toBe(stopped ? "stopped" : "active");
      expect((await one(made.code)).state).toBe("active");
    }
  });

  it("and codes that were made meanwhile stay when a scheduled draft is published, and on a return to a version", async () => {
    await editMenu();
    const { revision } = (await call("/api/staff/menu", undefined, ana.headers)).body;
    const scheduled = await call("/api/staff/menu/schedule", { revision, publishAt: "2026-11-20T13:00" }, ana.headers);
    expect(scheduled.status).toBe(200);
    await post("", { discount: { code: "LATER", value: "5%" } });
    await stop("TEN");
    clock.set("2026-11-20T18:00:30Z");
    await publishDueDrafts(deps);
    expect((await codesNow()).map(({ code, stopped }) => [code, stopped ?? false])).toEqual(
      expect.arrayContaining([
        ["LATER", false],
        ["TEN", true],
      ]),
    );
    const { versions } = (await call("/api/staff/menu/versions", undefined, ana.headers)).body;
    await stop("TEN", false);
    const back = await call(
      `/api/staff/menu/versions/${versions[1].version}/return`,
      { seen: versions[0].version },
      ana.headers,
    );
    expect(back.status).toBe(200);
    expect((await one("TEN")).state).toBe("active");
    expect((await one("LATER")).state).toBe("active");
  });
});
