import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../api.ts";
import { runCommand } from "../commands/run-command.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { growOld } from "../testing/many-orders.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";

/*
 * Goal: what a call reads does not grow with the years. Method: every call on one connection, whose pages PostgreSQL counts,
 * before and after the database has grown; the plans are those that were made while it was empty. Pages, unlike times, are the
 * same on every machine.
 */

const { pool, url } = await testDatabase();
await importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }, { now: new Date() });
// Vacuum comes when the test says so.
for (const table of ["orders", "restaurants"])
  await pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
const one = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
const api = await createApi({ pool: one });
afterAll(async () => {
  await api.stop();
  await one.end();
});

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await api.fetch(
    new Request(`http://comptoir.test${path}`, {
      ...init,
      headers: { "content-type": "application/json", ...headers },
    }),
  );
  const text = await answer.text();
  expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
  return { status: answer.status, headers: answer.headers, body: text.startsWith("{") ? JSON.parse(text) : {} };
}
async function command(...argv: string[]): Promise<void> {
  const silent = { write: () => true };
  const exit = await runCommand(argv, {
    openPool: async () => one,
    makeNewDatabase: () => Promise.reject(new Error("nothing is restored here")),
    home: "",
    clock: () => new Date(),
    stdout: silent,
    stderr: silent,
  });
  expect(exit).toBe(0);
}

const placed = await submit({ call }, aSubmit({ items: [STEAK] }));
const cart = { type: "dine-in", items: [STEAK], costs: {}, date: null };
const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  "menu data": () => call("/menu/the-grill/data.json"),
  "set-costs": () => call("/api/orders/set-costs", cart, AT_THE_GRILL),
  "queue time": () => call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL),
  submit: () => submit({ call }, aSubmit({ items: [STEAK] })),
  "get an order": () => call(`/api/orders/${placed.body.order.id}`),
  "payment config": () => call("/api/payment/get-payment-config", { app8RestaurantId: "7" }),
  "orders list --status placed": () => command("orders", "list", "the-grill", "--status", "placed"),
  "orders list --status ready": () => command("orders", "list", "the-grill", "--status", "ready"),
  "orders list --status cancelled": () => command("orders", "list", "the-grill", "--all", "--status", "cancelled"),
  "orders list": () => command("orders", "list", "the-grill", "--all"),
};

/** How many pages each call reads, after it has been asked often enough for its statements to be planned for good. */
async function pagesOfCalls(): Promise<Record<string, number>> {
  const pages: Record<string, number> = {};
  for (const [name, act] of Object.entries(CALLS)) {
    for (let warm = 0; warm < 6; warm += 1) await act();
    const before = await pagesRead();
    for (let round = 0; round < 5; round += 1) await act();
    pages[name] = ((await pagesRead()) - before) / 5;
  }
  return pages;
}
async function pagesRead(): Promise<number> {
  await one.query("select pg_stat_force_next_flush()");
  const { rows } = await one.query(
    "select sum(coalesce(hits, 0) + coalesce(reads, 0))::int as pages from pg_stat_get_backend_io(pg_backend_pid())",
  );
  return rows[0].pages;
}

/** Deeper indexes, a list that is full, and what one hundred orders ahead take to count. */
const PAGES_MORE = 150;
const YEARS = runLength({ quick: 30_000, full: 1_000_000 });
const RESTAURANTS = runLength({ quick: 1_000, full: 10_000 });

describe("Promise 52: growth", () => {
  it("what a call reads does not grow with finished orders, open ones and restaurants", async () => {
    const young = await pagesOfCalls();
    await growOld(pool, { restaurants: RESTAURANTS, finished: YEARS, open: YEARS / 100 });
    const old = await pagesOfCalls();
    await growOld(pool, { restaurants: 0, finished: 0, open: YEARS / 20 });
    const crowded = await pagesOfCalls();
    for (const name of Object.keys(CALLS)) {
      expect(old[name], `${name}, ${young[name]} pages when young`).toBeLessThan((young[name] ?? 0) + PAGES_MORE);
      expect(crowded[name], `${name}, ${old[name]} pages with fewer open`).toBeLessThan((old[name] ?? 0) * 1.3 + 20);
    }
  }, 1_200_000);
});
