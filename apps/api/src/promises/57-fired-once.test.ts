import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { askingGrill } from "../testing/answered-orders.ts";
import { ANY_NUMBER_OPEN, line } from "../testing/grill.ts";
import { openKilledServers } from "../testing/killed-servers.ts";
import { newGuest } from "../testing/order-over-http.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { aPickup, submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: promise 57. Method: the times of scheduled orders come while the servers that fire them are killed.

const ORDERS = runLength({ quick: 8, full: 500 });
const SPREAD_MS = runLength({ quick: 4_000, full: 120_000 });
const HALF_HOUR_MS = 1_800_000;

const { pool, url } = await testDatabase();
const api = await createApi({ pool, config: QUICK_CONFIG });
const call = callOf(api);
afterAll(() => api.stop());
await importVenueFile(pool, askingGrill(ANY_NUMBER_OPEN, { hours: [], payment_processor: "payOnPremise" }), {
  now: new Date(),
});
await api.whenCaughtUp();

test("Promise 57: each scheduled order is fired once, at its time or as soon as a server is there again.", {
  timeout: runLength({ quick: 120_000, full: 900_000 }),
}, async () => {
  for (let placed = 0; placed < ORDERS; placed += 1) {
    const date = new Date(
      Math.ceil(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS + (6 + (placed % 60)) * HALF_HOUR_MS,
    ).toISOString();
    const { status, body } = await submit({ call }, aPickup({ items: [line(21)], date }), {
      headers: { ...newGuest() },
    });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  const { rowCount } = await pool.query(
    "update orders set fire_at = now() + random() * $1 * interval '1 millisecond' where fire_at is not null and fired_at is null",
    [SPREAD_MS],
  );
  expect(rowCount).toBe(ORDERS);
  // In `npm test` less often, because each start takes two seconds of work.
  const servers = await openKilledServers(url, runLength({ quick: 3_000, full: 1_500 }));
  try {
    await pause(SPREAD_MS);
    await servers.calm();
    const waiting = async () => (await pool.query("select from orders where fired_at is null")).rowCount;
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000, interval: 250 });
    // Long enough for a second server to fire again.
    await pause(2_500);
  } finally {
    await servers.stop();
  }
  const { rows } = await pool.query(
    `select count(*)::int as fired, bool_and(o.fired_at >= o.fire_at) as "isInTime" from orders o
     join venue_events e on e.order_id = o.id and e.type = 'order.fired' group by o.id`,
  );
  expect(rows).toHaveLength(ORDERS);
  expect(rows.filter(({ fired, isInTime }) => fired !== 1 || !isInTime)).toEqual([]);
});
