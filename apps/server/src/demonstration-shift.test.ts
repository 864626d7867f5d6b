import { createApi } from "@comptoir/api";
import { demonstrationVenues, planRush, playRush } from "@comptoir/demo";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test, vi } from "vitest";
import { differencesOf } from "../../api/src/testing/check-books.ts";
import { endLeases } from "../../api/src/testing/end-leases.ts";
import { loadDemonstration } from "./demonstration.ts";
import { inviteKitchen } from "./demonstration-staff.ts";

const { pool } = await testDatabase();
const venues = await loadDemonstration(pool, new Date());
const grill = venues.find(({ slug }) => slug === "braise");
const restaurantId = grill?.id ?? "none";
const api = await createApi({ pool, config: { sweepEveryMs: 250 } });
await api.startWork();
afterAll(() => api.stop());

const site = { fetch: (request: Request) => api.fetch(request), origin: "http://localhost", restaurantId };
const venue = (await demonstrationVenues()).find(({ file }) => file === "braise.json")?.venue as Parameters<
  typeof playRush
>[1]["venue"];

/** The orders of the board, as a device of the kitchen reads them. */
async function boardOrders() {
  const code = await inviteKitchen({ database: pool, clock: () => new Date() }, restaurantId);
  const headers = { "content-type": "application/json", "x-locale": "en-CA" };
  const login = await api.fetch(
    new Request("http://localhost/api/auth/login-staff", { method: "POST", headers, body: JSON.stringify({ code }) }),
  );
  const cookie = login.headers.getSetCookie().map((kept) => kept.split(";")[0]);
  const { token } = (await login.json()) as { token: string };
  const board = await api.fetch(
    new Request("http://localhost/api/staff/board", {
      headers: { ...headers, cookie: cookie.join("; "), authorization: `Bearer ${token}` },
    }),
  );
  return ((await board.json()) as { orders: { lane: string; change: object | null; since: string }[] }).orders;
}

/** Waits until no payment is under way, but those that the restaurant's answer holds. */
async function captured(): Promise<void> {
  await endLeases(pool);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select status from payments where status in ('authorising', 'voiding', 'refunding') or (status = 'authorised' and not awaits_answer)",
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
}

test("From the first start the grill's board has orders of the last hour in every lane, and the books agree.", {
  timeout: 90_000,
}, async () => {
  await captured();
  const orders = await boardOrders();
  const countOf = (lane: string) => orders.filter((order) => order.lane === lane).length;
  expect(["new", "in-progress", "ready", "scheduled", "done"].map(countOf)).toEqual([4, 3, 2, 2, 3]);
  expect(orders.filter(({ change }) => change !== null)).toHaveLength(1);
  const ages = orders.filter(({ lane }) => lane === "new").map(({ since }) => Date.now() - Date.parse(since));
  expect(Math.max(...ages)).toBeGreaterThan(5 * 60_000);
  expect(await differencesOf(pool)).toEqual([]);
});

test("A rush is planned from the simulated evening: six guests a minute, some of whom change or cancel, and one left.", () => {
  const guests = planRush(venue, { minutes: 20, date: "2026-11-27" });
  expect(guests.length).toBeGreaterThan(90);
  expect(guests).toEqual(planRush(venue, { minutes: 20, date: "2026-11-27" }));
  expect(guests.every(({ atMs }) => atMs >= 0 && atMs < 20 * 60_000)).toBe(true);
  expect(guests.filter(({ isLeft, way }) => isLeft && way.to === "address")).toHaveLength(1);
  for (const afterwards of ["changes", "cancels"] as const) {
    expect(guests.filter((guest) => guest.afterwards === afterwards && guest.ahead !== null).length).toBeGreaterThan(3);
  }
});

test("Every meal of a rush can be ordered, changed and cancelled, and the kitchen hands everything over.", {
  timeout: 120_000,
}, async () => {
  const planned = planRush(venue, { minutes: 20, date: "2026-11-27" });
  const different = [...new Map(planned.map((guest) => [guest.meal, guest])).values()];
  const others = (["changes", "cancels"] as const).flatMap(
    (act) => planned.find(({ afterwards }) => afterwards === act) ?? [],
  );
  const guests = [...different.map((guest) => ({ ...guest, afterwards: null })), ...others];
  const lines: string[] = [];
  const played = await playRush(site, {
    venue,
    guests: guests.map((guest) => ({ ...guest, atMs: 0, isLeft: false })),
    code: await inviteKitchen({ database: pool, clock: () => new Date() }, restaurantId),
    pace: 0,
    say: (line) => lines.push(line),
  });
  expect(lines.filter((line) => line.includes("turned away"))).toEqual([]);
  expect(played).toEqual({ placed: guests.length, changed: 1, cancelled: 1, turnedAway: 0, missed: 0 });
  const { rows } = await pool.query(
    "select status from orders where placed_at > now() - interval '2 minutes' and fire_at is null and status <> 'completed'",
  );
  // The shift's own last order stays as it was.
  expect(rows).toEqual([{ status: "placed" }]);
  await captured();
  expect(await differencesOf(pool)).toEqual([]);
});
