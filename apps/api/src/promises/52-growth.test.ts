import { isFullLength, runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { runCommand } from "../entry/commands/run-command.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { addYearsOfOrders } from "../testing/many-orders.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

/*
 * Goal: the number of pages that a call reads does not grow with the years. Pages, unlike times, are the
 * same on every machine.
 * Method: every call runs on one connection, with the same plans, before and after the database has grown;
 * PostgreSQL counts the pages. At full length the times are also compared with those of a database that
 * stayed small.
 */

/** Opens the grill in a database of its own, with every call on one connection. */
async function openTown() {
  const { pool, url } = await testDatabase();
  await importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }, { now: new Date() });
  // Autovacuum is off, since the test runs vacuum itself.
  for (const table of ["orders", "restaurants"])
    await pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
  const one = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  const api = await createApi({ pool: one });
  afterAll(async () => {
    await api.stop();
    await one.end();
  });
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
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
  };
  const command = async (...argv: string[]) => {
    const silent = { write: () => true };
    const exit = await runCommand(argv, {
      openPool: async () => one,
      makeNewDatabase: () => Promise.reject(new Error("nothing is restored here")),
      home: "",
      clock: () => new Date(),
      siteOrigin: () => "https://here.example",
      stdout: silent,
      stderr: silent,
    });
    expect(exit).toBe(0);
  };
  const placed = await submit({ call }, aSubmit({ items: [STEAK] }));
  const cart = { type: "dine-in", items: [STEAK], costs: {}, date: null };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
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
  return { pool, one, calls };
}
type Town = Awaited<ReturnType<typeof openTown>>;
const town = await openTown();

/** Counts the pages that each call reads, after enough runs that PostgreSQL uses generic plans. */
async function pagesOfCalls({ one, calls }: Town): Promise<Record<string, number>> {
  const pages: Record<string, number> = {};
  for (const [name, act] of Object.entries(calls)) {
    for (let warm = 0; warm < 6; warm += 1) await act();
    const before = await pagesRead(one);
    for (let round = 0; round < 5; round += 1) await act();
    pages[name] = ((await pagesRead(one)) - before) / 5;
  }
  return pages;
}
async function pagesRead(one: pg.Pool): Promise<number> {
  await one.query("select pg_stat_force_next_flush()");
  const { rows } = await one.query(
    "select sum(coalesce(hits, 0) + coalesce(reads, 0))::int as pages from pg_stat_get_backend_io(pg_backend_pid())",
  );
  return rows[0].pages;
}

/**
 * Measures the p99 of each call in milliseconds, alternating between the databases. The best of several
 * stretches counts, since other load only adds to it.
 */
async function p99InTurns(towns: readonly Town[]): Promise<Record<string, number>[]> {
  const best: Record<string, number>[] = towns.map(() => ({}));
  for (const name of Object.keys(town.calls)) {
    for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
      const took: number[][] = towns.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, { calls }] of towns.entries()) {
          const begun = performance.now();
          await calls[name]?.();
          took[index]?.push(performance.now() - begun);
        }
      }
      for (const [index, times] of took.entries()) {
        const p99 = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS * 0.99)] ?? 0;
        const found = best[index] as Record<string, number>;
        found[name] = Math.min(found[name] ?? p99, p99);
      }
    }
  }
  return best;
}

/** Additional pages allowed for deeper indexes, and for counting one hundred orders ahead. */
const PAGES_MORE = 150;
/**
 * Maximum number of orders in a list. Rarely occurring orders, such as cancelled ones, lie on a separate page
 * each.
 */
const ORDERS_LISTED = 500;
/**
 * Pages allowed per listed order: one each for the order, its lines and its refunds, and the index levels above
 * the lines. The index has more levels with a million orders.
 */
const PAGES_OF_ORDER = 5;
const YEARS = runLength({ quick: 6_000, full: 1_000_000 });
/** Number of measurements per call and stretch. */
const ROUNDS = 200;
const STRETCHES = 5;
const RESTAURANTS = runLength({ quick: 1_000, full: 10_000 });

const young = isFullLength ? [await openTown()] : [];

describe("Promise 52: growth", () => {
  it("the rows that a call reads do not grow with completed orders, open orders and restaurants", async () => {
    const young = await pagesOfCalls(town);
    await addYearsOfOrders(town.pool, { restaurants: RESTAURANTS, finished: YEARS, open: YEARS / 100 });
    const old = await pagesOfCalls(town);
    await addYearsOfOrders(town.pool, { restaurants: 0, finished: 0, open: YEARS / 20 });
    const crowded = await pagesOfCalls(town);
    for (const name of Object.keys(town.calls)) {
      const more = PAGES_MORE + (name.startsWith("orders list") ? ORDERS_LISTED * PAGES_OF_ORDER : 0);
      const most = (young[name] ?? 0) + more;
      expect(old[name], `${name}, ${young[name]} pages when young`).toBeLessThan(most);
      // A list with fewer than `ORDERS_LISTED` orders may grow until it has that many.
      const mostOfCrowded = name.startsWith("orders list") ? most : (old[name] ?? 0) * 1.3 + 20;
      expect(crowded[name], `${name}, ${old[name]} pages with fewer open`).toBeLessThan(mostOfCrowded);
    }
  }, 1_200_000);

  it.runIf(isFullLength)(
    "a call takes barely longer in a larger database",
    async () => {
      // A full list takes longer than an empty one, so the small database gets as many cancelled orders as a
      // list shows.
      for (const { pool } of young)
        await addYearsOfOrders(pool, { restaurants: 0, finished: ORDERS_LISTED, open: 0, cancelledOneIn: 1 });
      const [fresh, grown] = await p99InTurns([...young, town]);
      for (const [name, p99] of Object.entries(fresh ?? {})) {
        // For a call of a millisecond or two, the noise is as large as the duration.
        expect(grown?.[name], `${name}, ${p99} ms when young`).toBeLessThan(1.5 * p99 + 1);
      }
    },
    1_200_000,
  );
});
