import type { InsightData } from "@comptoir/contract";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { tidy } from "../../entry/background/tidy.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openInterestCounter } from "./open-interest.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const logger = pino({ level: "silent" });
const BROWSER = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1" };
/** An hour after noon in Toronto. */
const NOW = "2026-11-20T18:00:00Z";

let amira: StaffMember;
let counted = 0;

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(pool, "orders, order_lines, rate_limits, staff, guest_interest");
  await load(GRILL);
  amira = await aStaffMember(test, { name: "Amira", role: "manager" });
});

type Note = { readonly opened?: number; readonly notFound?: string };
/** Each network is another one, unless it is given. */
const note = (body: Note, { address = `10.${++counted % 250}.${counted >> 8}.7`, headers = {} } = {}) =>
  call("/api/interest", body, { ...AT_THE_GRILL, ...BROWSER, ...headers }, address);
/** Waits until everything noted before is written. */
async function written(): Promise<void> {
  const sums = async () => JSON.stringify((await pool.query("select * from guest_interest order by 1, 2, 3, 4")).rows);
  const limits = async () => (await pool.query("select sum(points) from rate_limits")).rows[0].sum;
  for (let before = ""; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 350));
    const now = `${await sums()} ${await limits()}`;
    if (now === before) return;
    before = now;
  }
}
async function insight(days = "", headers: Record<string, string> = {}): Promise<InsightData> {
  await written();
  const { status, body } = await call(`/api/staff/insight${days}`, undefined, { ...amira.headers, ...headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as InsightData;
}
async function rows(): Promise<readonly unknown[][]> {
  await written();
  const { rows: all } = await pool.query(
    "select kind, subject, times, local_day::text as day from guest_interest order by kind, subject, local_day",
  );
  return all.map(({ kind, subject, times, day }) => [kind, subject, times, day]);
}
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await act();
};

describe("insight#insight: what guests bought, looked at and missed", () => {
  it("shows managers what sells, what is opened and not ordered, and what was asked for while sold out", async () => {
    const placed = await submit(test, aSubmit({ items: [STEAK, line(11, { quantity: 2 })] }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    await pool.query("update orders set status = 'completed'");
    await times(6, () => note({ opened: 10 }));
    await times(3, () => note({ opened: 12 }));
    await times(2, () => note({ opened: 13 }));

    const report = await insight();
    expect(report).toMatchObject({ today: "2026-11-20", from: "2026-11-14", to: "2026-11-20" });
    expect(report).toMatchObject({ countedSince: "2026-11-20", orders: 1, searches: [], otherSearches: 0 });
    expect(report.sold.map(({ name, portions, orders, sales }) => [name, portions, orders, sales])).toEqual([
      ["Soup", 2, 1, "16.00"],
      ["Steak", 1, 1, "24.00"],
    ]);
    expect(report.passedOver.map(({ name, opened, orders }) => [name, opened, orders])).toEqual([["Steak", 6, 1]]);
    expect(report.missed.map(({ name, opened, askedSoldOut }) => [name, opened, askedSoldOut])).toEqual([
      ["Oysters", 0, 3],
    ]);
    expect((await insight("", { "x-locale": "fr-CA" })).passedOver[0]?.name).toBe("Bifteck");
  });

  it("counts no cancelled order, and none that nobody paid or made", async () => {
    expect((await submit(test, aSubmit({ items: [line(11)] }))).status).toBe(201);
    expect((await insight()).sold).toEqual([]);
    await pool.query("update orders set status = 'completed'");
    expect((await insight()).sold).toHaveLength(1);
    await pool.query("update orders set status = 'cancelled'");
    expect(await insight()).toMatchObject({ sold: [], orders: 0 });
  });

  it("insight#asked-sold-out: counts a refused cart as asking for the dish", async () => {
    const body = { type: "dine-in", config: { restaurantId: 7, tableNum: "12" }, itemsInCart: [line(12)] };
    const refused = await call("/api/orders/validate", body, { ...AT_THE_GRILL, ...BROWSER }, "10.9.9.9");
    expect(refused.body.code, JSON.stringify(refused.body)).toBe(415);
    expect(refused.body.invalid_items).toHaveLength(1);
    expect(await rows()).toEqual([["sold-out", "12", 1, "2026-11-20"]]);
  });

  it("counts by the restaurant's day, for any days up to 92", async () => {
    clock.set("2026-11-21T04:30:00Z");
    await note({ opened: 10 });
    await written();
    clock.set("2026-11-21T05:30:00Z");
    await note({ opened: 10 });
    expect(await rows()).toEqual([
      ["opened", "10", 1, "2026-11-20"],
      ["opened", "10", 1, "2026-11-21"],
    ]);
    const status = async (days: string) => (await call(`/api/staff/insight${days}`, undefined, amira.headers)).status;
    expect(await status("?from=2026-08-22&to=2026-11-21")).toBe(200);
    expect(await status("?from=2026-08-21&to=2026-11-21")).toBe(400);
    expect(await status("?from=2026-11-22&to=2026-11-21")).toBe(400);
    expect(await status("?from=soon")).toBe(400);
  });

  it("is for managers, of their own restaurant", async () => {
    const ola = await aStaffMember(test, { name: "Ola", role: "counter" });
    for (const path of ["/api/staff/insight", "/api/staff/insight.csv"]) {
      expect((await call(path, undefined, ola.headers)).status).toBe(403);
      expect((await call(path)).status).toBe(401);
    }
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "other" } });
    await pool.query("insert into guest_interest values ('8', '2026-11-20', 'opened', '10', 9)");
    const other = await call("/api/staff/insight", undefined, { ...amira.headers, "x-restaurant-id": "8" });
    expect(other.status).toBe(403);
    expect(await insight()).toMatchObject({ passedOver: [], countedSince: null });
    await pool.query("delete from restaurants where restaurant_id = '8'");
  });

  it("insight#csv: exports every dish and each search that is shown, without a formula", async () => {
    await load({ ...GRILL, menus: [{ ...GRILL.menus[0], items: [{ id: 10, name: "=1+1", price: "8.00" }] }] });
    await times(2, () => note({ opened: 10 }));
    await times(3, () => note({ notFound: "Pâté -2" }));
    await times(2, () => note({ notFound: "tofu" }));
    await written();
    const csv = await test.api.fetch(
      new Request("http://comptoir.test/api/staff/insight.csv", { headers: amira.headers }),
    );
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect((await csv.text()).split("\r\n")).toEqual([
      "kind,id,name,portions,orders,sales,opened,asked_sold_out,searches",
      "dish,10,'=1+1,0,0,0.00,2,0,",
      "search,,pâté -2,,,,,,3",
      "",
    ]);
  });
});

describe("insight#missed-searches", () => {
  it("are counted by their words, and shown from three networks on", async () => {
    await times(3, () => note({ notFound: " Ramen " }));
    await times(2, () => note({ notFound: "tofu" }));
    await note({ notFound: "ana@example.test" });
    expect(await insight()).toMatchObject({ searches: [{ words: "ramen", times: 3 }], otherSearches: 2 });
  });

  it("insight#one-visitor: one network counts each word once a day, and ten words a day", async () => {
    const address = "203.0.113.5";
    await times(4, () => note({ notFound: "rude" }, { address }));
    await note({ notFound: "rude" }, { address: "203.0.113.77" });
    expect(await rows()).toEqual([["not-found", "rude", 1, "2026-11-20"]]);
    for (let n = 0; n < 15; n += 1) await note({ notFound: `word ${String.fromCharCode(97 + n)}x` }, { address });
    expect(await rows()).toHaveLength(10);
    // The next days, which would reach three in all.
    for (const day of ["2026-11-21", "2026-11-22"]) {
      clock.set(`${day}T18:00:00Z`);
      await note({ notFound: "rude" }, { address });
    }
    amira = await aStaffMember(test, { name: "Ana", role: "manager" });
    expect(await insight()).toMatchObject({ searches: [], otherSearches: 12 });
  });

  it("insight#one-visitor: a restaurant keeps 200 words of a day; known words still count", async () => {
    await pool.query(
      "insert into guest_interest select '7', '2026-11-20', 'not-found', 'word ' || n, 1 from generate_series(1, 199) n",
    );
    for (const words of ["ramen", "tofu", "udon"]) await note({ notFound: words });
    await note({ notFound: "word 7" });
    await written();
    const { rows: all } = await pool.query(
      "select sum(times)::int as times, count(*)::int as words from guest_interest",
    );
    expect(all).toEqual([{ times: 201, words: 200 }]);
  });
});

describe("insight#not-counted", () => {
  it("a dish that is not there, staff, programs, and visitors who opt out", async () => {
    await note({ opened: 999 });
    await note({ notFound: "x" });
    await note({ opened: 10 }, { headers: amira.headers });
    await note({ opened: 10 }, { headers: { cookie: "staff=abc" } });
    await note({ opened: 10 }, { headers: { cookie: "comptoir_staff=abc" } });
    await note({ opened: 10 }, { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
    await note({ opened: 10 }, { headers: { "sec-gpc": "1" } });
    await note({ opened: 10 }, { headers: { dnt: "1" } });
    await call("/api/interest", { opened: 10 }, AT_THE_GRILL, "10.1.1.1");
    expect(await rows()).toEqual([]);
    expect((await call("/api/interest", { opened: 10 }, BROWSER)).status).toBe(400);
    expect((await call("/api/interest", { opened: 10 }, { ...BROWSER, "x-restaurant-id": "99" })).status).toBe(404);
    expect((await note({ opened: 10 }, { headers: { "user-agent": "Android 9; CUBOT_X19" } })).status).toBe(204);
    expect(await rows()).toHaveLength(1);
  });

  it("insight#one-visitor: more than sixty views of a dish from one network on a day", async () => {
    await Promise.all(Array.from({ length: 75 }, () => note({ opened: 10 }, { address: "203.0.113.5" })));
    await note({ opened: 10 }, { address: "198.51.100.1" });
    expect(await rows()).toEqual([["opened", "10", 61, "2026-11-20"]]);
  });
});

describe("insight#kept", () => {
  it("several servers add to the same counts at one moment, and none is lost", async () => {
    const servers = Array.from({ length: 4 }, () => openInterestCounter({ database: pool, logger }));
    for (let n = 0; n < 60; n += 1) {
      for (const [index, server] of servers.entries()) {
        const subject = String(10 + (n % 3));
        server.note({
          ...{ restaurantId: "7", day: "2026-11-20" },
          kind: "opened",
          subject,
          address: `10.${index}.${n}.1`,
        });
      }
    }
    await Promise.all(servers.map(({ stop }) => stop()));
    expect((await rows()).map(([, subject, count]) => [subject, count])).toEqual([
      ["10", 80],
      ["11", 80],
      ["12", 80],
    ]);
  });

  it("a note for a restaurant that is gone is dropped without the others", async () => {
    const server = openInterestCounter({ database: pool, logger });
    const known = { day: "2026-11-20", kind: "opened", subject: "10", address: "10.1.2.3" } as const;
    server.note({ ...known, restaurantId: "gone" });
    server.note({ ...known, restaurantId: "7" });
    await server.stop();
    expect(await rows()).toHaveLength(1);
  });

  it("counts are deleted after 400 days", async () => {
    await pool.query(
      "insert into guest_interest values ('7', '2025-10-15', 'opened', '10', 1), ('7', '2025-10-17', 'opened', '10', 1)",
    );
    await tidy({ ...test, database: pool, clock: clock.now, logger } as unknown as Parameters<typeof tidy>[0]);
    expect((await rows()).map((row) => row[3])).toEqual(["2025-10-17"]);
  });
});
